import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { attributionTokenSchema } from '#domain/ambassadors/attribution-token.ts'
import { ageSchema } from '#domain/consent/age-schema.ts'
import { writeAnswers } from '#domain/questions/ask.ts'
import {
  answersSchema,
  chosenSchema,
  phoneSchema,
  supportMessageSchema,
  waitsSchema,
} from '../support-schema.ts'
import { itemToSupport, type ItemToSupport } from '../item-to-support.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { isKindOpen } from '../support.ts'
import { getLedGroup } from '../get-led-group.ts'
import { readAsked } from '../read-asked.ts'
import { GROUP_MEMBERS_MAX } from '../group.ts'
import { GROUP_KINDS, SEATS_MIN, type GroupKind } from '../group-sign-up.ts'
import { notifyGroupSignedUp } from '../notify-group-signed-up.ts'
import { refuseObstacles, type Wish } from '../refuse-obstacles.ts'
import { findObstacle, requirePeople, type OfGroup } from '../refuse-sign-up.ts'

const givenPeople = z
  .array(z.uuid())
  .max(GROUP_MEMBERS_MAX)
  .transform((people) => [...new Set(people)])
  .refine((people) => people.length >= SEATS_MIN, { error: () => m.together_too_few() })

/**
 * Signs up members of the group that the caller leads together: one support, with a seat for each; of an event from which people choose
 * dates, one for each date, all of them or none. A group that agrees to wait is put on the waiting list where there are too few places for
 * all. The leader answers the organization's questions for all, and says that all are adults where that is asked. Emails the
 * organization, which answers unless it welcomes everyone, and each participant, with how to leave. Returns the first, and how many there
 * are.
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
    waits: waitsSchema,
    ...chosenSchema,
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
    const { obstacle, own } = await findObstacle(db, { groupId: group.id, item, kind, now })
    if (obstacle) throw new AppError('conflict', obstacle)
    const wishes = wishesOf(input, item, { own, now })
    const people = await requirePeople(db, {
      groupId: group.id,
      item,
      kind,
      people: input.people,
      dateIds: wishes.flatMap(({ date }) => date?.id ?? []),
    })
    const leader = await db
      .selectFrom('profiles')
      .select(['fullName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

    const places = people.length
    const { answers } = await readAsked(db, {
      ...input,
      places,
      email: leader.email,
      isGroup: true,
    })

    const ids: string[] = []
    for (const { date, waits } of wishes) {
      const id = newId(now)
      ids.push(id)
      await insert(db, {
        support: {
          id,
          projectEventId: item.id,
          dateId: date?.id ?? null,
          kind,
          userId,
          name: leader.fullName,
          email: leader.email,
          phone: input.phone,
          message: input.message,
          places,
          groupId: group.id,
          groupName: group.name,
          waitingSince: waits ? now : null,
          createdAt: now,
          updatedAt: now,
        },
        people: people.map((person) => person.id),
      })
      await writeAnswers(db, id, answers, now)
      await attributeSupport(db, { supportId: id, referral: input.referral })
    }
    const statuses = await notifyGroupSignedUp(ctx, { ids, userId, whose: 'own-groups' })
    const [id = ''] = ids
    return {
      id,
      count: ids.length,
      /** Whether they wait for one of the dates; else whether they are expected already. */
      isWaiting: statuses.includes('waiting'),
      isConfirmed: statuses.every((status) => status === 'confirmed'),
    }
  },
})

/** What they sign up for. Who agrees to wait does so on each of the dates, where there are too few places for all. */
function wishesOf(
  input: {
    kind: GroupKind
    people: readonly string[]
    waits: boolean
    dates: string[]
    waitingDates: string[]
  },
  item: ItemToSupport,
  { own, now }: { own: readonly OfGroup[]; now: Date },
): Wish[] {
  const { kind, waits } = input
  const places = input.people.length
  const dates = waits ? [] : input.dates
  const waitingDates = waits ? [...input.dates, ...input.waitingDates] : input.waitingDates
  try {
    return refuseObstacles({ kind, places, waits, dates, waitingDates }, item, { own, now })
  } catch (error) {
    // The form has no number of places, but people.
    if (!isAppError(error) || !error.fields?.['places']) throw error
    const { message } = error
    throw new AppError('conflict', message, { fields: { people: message }, cause: error })
  }
}

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
