import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { isOver } from './is-over.ts'
import { organizationAddress } from './organization-address.ts'
import { supporterLabel, supportLabel } from './support-words.ts'
import type { SupportKind } from './support.ts'
import { seeSupporters } from './mails.ts'

/**
 * Cancels what a group has signed up for and is not over, which frees its places, and tells the organizations. For its
 * leader and jobs; gives the titles of what was cancelled. No copy of a mail stays of a group that `isForgotten`.
 */
export async function endGroupSignUps(
  { db, now, notify }: CommandContext,
  groupId: string,
  isForgotten: boolean,
): Promise<string[]> {
  const open = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['supports.id', 'supports.kind', 'supports.places', 'supports.groupName'])
    .select(['projectEvents.id as itemId', 'projectEvents.title', 'organization'])
    .select(organizationAddress('projectEvents.id').as('address'))
    .where('supports.groupId', '=', groupId)
    .where('supports.status', 'in', ['pending', 'confirmed'])
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
    .where('status', 'in', ['pending', 'confirmed'])
    .execute()
  for (const { address, ...one } of open) {
    const title = one.title ?? ''
    await notify({
      kind: 'support.cancelled',
      to: { email: address, name: one.organization ?? '' },
      subject: m.support_mail_cancelled_subject({ title }),
      paragraphs: [
        m.support_mail_cancelled_text({
          name: supporterLabel({
            name: '',
            group: one.groupName && stripLinks(one.groupName),
            places: one.places,
          }),
          title,
          what: supportLabel({
            kind: one.kind as SupportKind,
            places: one.places,
            amountCents: null,
          }),
        }),
      ],
      ...seeSupporters(one.itemId),
      isBrief: isForgotten,
    })
  }
  return open.map(({ title }) => title ?? '')
}
