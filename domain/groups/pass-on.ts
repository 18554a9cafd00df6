import { sql } from 'kysely'
import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { Deed } from '#platform/operation.ts'
import { groupPath } from './group.ts'
import { listAddresses } from './list-addresses.ts'

/**
 * Makes a member the leader, at the word of who leads now or of a job, and tells them by mail. False when the caller does
 * not lead, or the heir is no member or suspended.
 */
export async function passOn(
  { db, mail, linkTo }: Deed,
  group: { id: string; name: string },
  heirId: string,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select app.hand_over_group(${group.id}, ${heirId}) as done`.execute(db)
  if (!rows[0]?.done) return false
  const to = (await listAddresses(db, group.id)).find(({ id }) => id === heirId)
  if (!to) return true
  await mail(
    composeMail({
      kind: 'groups.handed-over',
      to: to.email,
      subject: m.groups_mail_lead_subject({ group: group.name }),
      greeting: m.mail_greeting({ name: to.fullName }),
      paragraphs: [m.groups_mail_lead_text({ group: group.name }), m.groups_mail_lead_more()],
      action: { label: m.groups_mail_open(), url: linkTo(groupPath(group.id)) },
      footer: m.mail_footer(),
    }),
  )
  return true
}
