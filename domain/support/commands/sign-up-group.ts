import { z } from 'zod'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { attributionTokenSchema } from '#domain/ambassadors/attribution-token.ts'
import { ageSchema } from '#domain/consent/age-schema.ts'
import { readAge } from '#domain/consent/ask-age.ts'
import { readAnswers, writeAnswers } from '#domain/questions/ask.ts'
import { answersSchema, supportMessageSchema, phoneSchema } from '../support-schema.ts'
import { itemToSupport } from '../item-to-support.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { isKindOpen } from '../support.ts'
import { getLedGroup } from '../get-led-group.ts'
import { GROUP_MEMBERS_MAX, groupPath } from '../group.ts'
import { GROUP_KINDS, SEATS_MIN } from '../group-sign-up.ts'
import { findObstacle, requirePeople } from '../refuse-sign-up.ts'
import { findSupport } from '../find-support.ts'
import { supporterLabel, supportLabel } from '../support-words.ts'
import { listToTell } from '../list-to-tell.ts'
import { seeSupporters } from '../mails.ts'

const givenPeople = z
  .array(z.uuid())
  .max(GROUP_MEMBERS_MAX)
  .transform((people) => [...new Set(people)])
  .refine((people) => people.length >= SEATS_MIN, { error: () => m.together_too_few() })

/**
 * Signs up members of the group that the caller leads together, within the free places: one support, with a seat for
 * each. The leader answers the organization's questions for all, and says that all are adults where that is asked. Emails the organization, which answers, and each participant, with how to leave. Returns its id.
 *
 * @throws AppError not_found for another group or an item that is not public; forbidden for anyone but its leader;
 * conflict if it is over or full, the kind is not offered, the group has already signed up, it belongs to the caller's
 * own organization, or, by name, someone cannot come along; closed; bad_input by field.
 */
export const signUpGroup = command({
  name: 'groups.sign-up-group',
  for: 'member',
  feature: 'volunteering',
  once: true,
  inTurn: ({ itemId }) => `item ${itemId}`,
  input: z.object({
    groupId: z.string(),
    itemId: z.uuid(),
    kind: z.enum(GROUP_KINDS),
    people: givenPeople,
    phone: phoneSchema,
    message: supportMessageSchema,
    answers: answersSchema,
    age: ageSchema,
    referral: attributionTokenSchema,
  }),
  async run(ctx) {
    const { db, actor, input, now, switches } = ctx
    const { kind } = input
    if (!isKindOpen(kind, switches)) throw new AppError('closed', m.support_closed())
    const userId = actor.kind === 'member' ? actor.userId : ''
    const group = await getLedGroup(db, actor, input.groupId)
    const item = await itemToSupport(db, input.itemId, ctx.now)
    const obstacle = await findObstacle(db, { groupId: group.id, item, kind, now })
    if (obstacle) throw new AppError('conflict', obstacle)
    const people = await requirePeople(db, {
      groupId: group.id,
      item,
      kind,
      people: input.people,
    })
    const answers = await readAnswers(db, input)
    const leader = await db
      .selectFrom('profiles')
      .select(['fullName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

    const places = people.length
    await readAge(db, { ...input, places, email: leader.email, isGroup: true })

    const id = newId(now)
    await insert(db, {
      support: {
        id,
        projectEventId: item.id,
        kind,
        userId,
        name: leader.fullName,
        email: leader.email,
        phone: input.phone,
        message: input.message,
        places: people.length,
        groupId: group.id,
        groupName: group.name,
        createdAt: now,
        updatedAt: now,
      },
      people: people.map((person) => person.id),
    })
    await writeAnswers(db, id, answers, now)
    await attributeSupport(db, { supportId: id, referral: input.referral })
    await tellSignedUp(ctx, id)
    return { id }
  },
})

type Row = Parameters<ReturnType<typeof insertInto>['values']>[0]
const insertInto = (db: Db) => db.insertInto('supports')

/** Inserts all seats in one statement, so that places are counted once. */
async function insert(
  db: Db,
  { support, people }: { support: Row & { id: string; createdAt: Date }; people: string[] },
): Promise<void> {
  const seats = people.map((userId) => ({
    supportId: support.id,
    userId,
    createdAt: support.createdAt,
  }))
  try {
    await insertInto(db).values(support).execute()
    await db.insertInto('groupSeats').values(seats).execute()
  } catch (error) {
    throw refusedByDatabase(error, true)
  }
}

/** Emails the organization that a group wants to come, and each participant except the leader. */
async function tellSignedUp(
  { db, notify }: Pick<CommandContext, 'db' | 'notify'>,
  supportId: string,
): Promise<void> {
  const support = await findSupport(db, supportId, 'own-groups')
  if (!support) return
  const { titles, organization, organizations, id: itemId, partnerId } = support.item
  const group = support.group ?? ''
  await notify(() => ({
    kind: 'support.new',
    to: organizationTeam(partnerId, organization, 'answer'),
    subject: m.support_mail_new_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.together_mail_new_text({
        who: supporterLabel(support),
        title: inPageLanguage(titles),
        what: supportLabel(support),
      }),
      m.together_mail_new_more(),
    ],
    ...seeSupporters(itemId),
  }))
  for (const person of await listToTell(db, support)) {
    if (person.isSupporter) continue
    await notify(() => ({
      kind: 'groups.signed-up',
      to: person,
      subject: m.together_mail_along_subject({ group, title: inPageLanguage(titles) }),
      paragraphs: [
        m.together_mail_along_text({
          leader: support.name,
          group,
          title: inPageLanguage(titles),
          organization: inPageLanguage(organizations),
        }),
        m.together_mail_along_more(),
      ],
      action: {
        label: m.together_mail_along_action(),
        path: groupPath(support.groupId ?? ''),
      },
    }))
  }
}
