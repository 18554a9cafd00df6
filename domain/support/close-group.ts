import { m } from '#messages'
import { textInEach } from '#platform/database/in-page-language.ts'
import { AppError } from '#platform/errors.ts'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { format } from '#platform/text/format.ts'
import { listAddresses } from './list-addresses.ts'
import { ORGANIZATION_IN_EACH } from '../project-events/organization-columns.ts'
import { isOver } from './is-over.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { supporterLabel, supportLabel } from './support-words.ts'
import { isInLine } from './support-rules.ts'
import type { SupportKind, SupportStatus } from './support.ts'
import { seeSupporters } from './mails.ts'

/**
 * Ends a group with its sign-ups and emails all members except the leader, who ends it. If the leader's account is
 * deleted with it (`isForgotten`), no copies of these emails are kept, since they name the group.
 *
 * @throws AppError forbidden if someone else leads it.
 */
export async function closeGroup(
  ctx: CommandContext,
  group: { id: string; name: string },
  leaderId: string,
  { isForgotten = false } = {},
): Promise<void> {
  const { db, notify } = ctx
  const people = await listAddresses(db, group.id)
  const cancelled = await endGroupSignUps(ctx, group.id, isForgotten)
  const { numDeletedRows } = await db
    .deleteFrom('volunteerGroups')
    .where('id', '=', group.id)
    .where('ownerId', '=', leaderId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('forbidden', m.groups_leader_only())

  const name = stripLinks(group.name)
  for (const { id, email, fullName } of people) {
    if (id === leaderId) continue
    await notify(() => ({
      kind: 'groups.ended',
      to: { email, name: fullName },
      subject: m.groups_mail_ended_subject({ group: name }),
      paragraphs: [
        m.groups_mail_ended_text({ group: name }),
        ...(cancelled.length > 0
          ? [m.groups_mail_ended_cancelled({ titles: inWords(cancelled) })]
          : []),
      ],
      isBrief: isForgotten,
    }))
  }
}

const inWords = (titles: readonly TextInEach[]) =>
  format.list(titles.map((title) => m.mail_quoted({ title: inPageLanguage(title) })))

/**
 * Cancels a group's sign-ups that are not over, which frees their places, and emails the organizations. For its leader
 * and jobs; returns the titles of the cancelled items. Keeps no copies of the emails if `isForgotten`.
 */
async function endGroupSignUps(
  { db, now, notify }: CommandContext,
  groupId: string,
  isForgotten: boolean,
): Promise<TextInEach[]> {
  const open = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['supports.id', 'supports.kind', 'supports.places', 'supports.groupName'])
    .select('supports.status')
    .select(['projectEvents.id as itemId', 'projectEvents.partnerId', ORGANIZATION_IN_EACH])
    .select(textInEach('projectEvents', 'title', 'titles'))
    .where('supports.groupId', '=', groupId)
    .where('supports.status', 'in', ['waiting', 'offered', 'pending', 'confirmed'])
    .where((is) => is.not(isOver(now)))
    .orderBy('supports.createdAt')
    .execute()
  if (open.length === 0) return []
  await db
    .updateTable('supports')
    .set({ status: 'cancelled', decidedAt: now, updatedAt: now })
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .where('status', 'in', ['waiting', 'offered', 'pending', 'confirmed'])
    .execute()
  for (const { partnerId, titles, ...one } of open) {
    // The organization is not emailed about the waiting list.
    if (isInLine(one.status as SupportStatus)) continue
    await notify(() => ({
      kind: 'support.cancelled',
      to: organizationTeam(partnerId, inPageLanguage(one.organizations), 'answer'),
      subject: m.support_mail_cancelled_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.support_mail_cancelled_text({
          name: supporterLabel({
            name: '',
            group: one.groupName && stripLinks(one.groupName),
            places: one.places,
          }),
          title: inPageLanguage(titles),
          what: supportLabel({
            kind: one.kind as SupportKind,
            places: one.places,
            amountCents: null,
          }),
        }),
      ],
      ...seeSupporters(one.itemId),
      isBrief: isForgotten,
    }))
  }
  return open.map(({ titles }) => titles)
}
