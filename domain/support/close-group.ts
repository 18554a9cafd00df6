import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { format } from '#platform/text/format.ts'
import { endGroupSignUps } from './end-group-sign-ups.ts'
import { listAddresses } from './list-addresses.ts'

/**
 * Ends a group with what it has signed up for, and tells everybody in it but its leader, at whose word it ends. Where their
 * account goes with it (`isForgotten`), no copy of these mails stays, which name the group.
 *
 * @throws AppError forbidden when somebody else leads it.
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
    await notify({
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
    })
  }
}

const inWords = (titles: readonly string[]) => format.list(titles.map((title) => `“${title}”`))
