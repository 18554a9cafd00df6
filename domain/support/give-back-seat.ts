import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import type { CommandContext } from '#platform/operation.ts'
import type { FoundSupport } from './find-support.ts'
import { isInLine } from './support-rules.ts'
import { supporterLabel, supportLabel } from './support-words.ts'
import { groupPath } from './group.ts'
import { listUserSupports } from './list-users.ts'
import { seeSupporters } from './mails.ts'

/**
 * Frees one member's seat, in the current transaction. Notifies the leader, unless it is their own seat, and the organization:
 * of fewer participants if it had confirmed, and always if no one is left. Returns false if they have no seat.
 */
export async function giveBackSeat(
  ctx: Pick<CommandContext, 'db' | 'notify'>,
  support: FoundSupport,
  userId: string,
): Promise<boolean> {
  const { db } = ctx
  const people = support.groupId ? await listUserSupports(db, support.groupId) : []
  const name = people.find(({ id }) => id === userId)?.fullName || null
  const { numDeletedRows } = await db
    .deleteFrom('groupSeats')
    .where('supportId', '=', support.id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false

  const {
    status,
    places,
    userId: leader,
  } = await db
    .selectFrom('supports')
    .select(['status', 'places', 'userId'])
    .where('id', '=', support.id)
    .executeTakeFirstOrThrow()
  const isCancelled = status === 'cancelled'
  const left = { ...support, places }
  if (leader !== userId) await tellLeader(ctx, left, name, isCancelled)
  // The organization is not emailed about the waiting list.
  const wasInLine = isInLine(support.status)
  if (!wasInLine && (isCancelled || status === 'confirmed'))
    await notifyPartner(ctx, left, name, isCancelled)
  return true
}

/** In the language of the mail. */
function nameOrGone(name: string | null): string {
  return name ?? m.support_somebody_left()
}

type Told = Pick<CommandContext, 'notify'>

async function tellLeader(
  { notify }: Told,
  { item: { titles }, places, groupId, ...support }: FoundSupport,
  name: string | null,
  isCancelled: boolean,
): Promise<void> {
  await notify(() => ({
    kind: 'groups.stepped-out',
    to: support,
    subject: m.together_mail_out_subject({ name: nameOrGone(name), title: inPageLanguage(titles) }),
    paragraphs: [
      isCancelled
        ? m.together_mail_out_last({ name: nameOrGone(name), title: inPageLanguage(titles) })
        : m.together_mail_out_text({
            name: nameOrGone(name),
            title: inPageLanguage(titles),
            people: places,
          }),
    ],
    action: { label: m.together_mail_along_action(), path: groupPath(groupId ?? '') },
    topic: aboutTopic('supports'),
  }))
}

async function notifyPartner(
  { notify }: Told,
  support: FoundSupport,
  name: string | null,
  isCancelled: boolean,
): Promise<void> {
  const { titles, organizations, id, partnerId } = support.item
  await notify(() => ({
    kind: isCancelled ? 'support.cancelled' : 'support.fewer',
    to: organizationTeam(partnerId, inPageLanguage(organizations), 'answer'),
    subject: isCancelled
      ? m.support_mail_cancelled_subject({ title: inPageLanguage(titles) })
      : m.together_mail_fewer_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      isCancelled
        ? m.together_mail_none_left({ group: support.group ?? '', title: inPageLanguage(titles) })
        : m.together_mail_fewer_text({
            name: nameOrGone(name),
            title: inPageLanguage(titles),
            who: supporterLabel(support),
            what: supportLabel(support),
          }),
    ],
    ...seeSupporters(id),
  }))
}
