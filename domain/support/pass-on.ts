import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { groupPath } from './group.ts'
import { transferGroup } from './transfer-group.ts'
import { listAddresses } from './list-addresses.ts'

/**
 * Makes a member the leader without asking them, at the word of a job, and tells them by mail; organizations are not told
 * their address. False when the heir is no member, suspended, or the organization's of something it has signed up for.
 */
export async function passOn(
  { db, notify }: CommandContext,
  group: { id: string; name: string },
  heirId: string,
): Promise<boolean> {
  if ((await transferGroup(db, group.id, heirId)) !== 'done') return false
  const to = (await listAddresses(db, group.id)).find(({ id }) => id === heirId)
  if (!to) return true
  const name = stripLinks(group.name)
  await notify({
    kind: 'groups.handed-over',
    to: { email: to.email, name: to.fullName },
    subject: m.groups_mail_lead_subject({ group: name }),
    paragraphs: [m.groups_mail_lead_text({ group: name }), m.groups_mail_lead_more()],
    action: { label: m.groups_mail_open(), path: groupPath(group.id) },
  })
  return true
}
