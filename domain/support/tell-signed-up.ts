import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { findSupport } from './find-support.ts'
import { supporterLabel, supportLabel } from './support-words.ts'
import { groupPath } from './group.ts'
import { listToTell } from './list-to-tell.ts'
import { seeSupporters } from './mails.ts'

/** Tells the organization that a group would like to come, and each of the group but its leader that they do. */
export async function tellSignedUp(
  { db, notify }: Pick<CommandContext, 'db' | 'notify'>,
  supportId: string,
): Promise<void> {
  const support = await findSupport(db, supportId, 'own-groups')
  if (!support) return
  const { title, organization, id: itemId } = support.item
  const group = support.group ?? ''
  const who = supporterLabel(support)
  await notify({
    kind: 'support.new',
    to: { email: support.partnerEmail, name: organization },
    subject: m.support_mail_new_subject({ title }),
    paragraphs: [
      m.together_mail_new_text({ who, title, what: supportLabel(support) }),
      m.together_mail_new_more(),
    ],
    ...seeSupporters(itemId),
  })
  for (const person of await listToTell(db, support)) {
    if (person.isSupporter) continue
    await notify({
      kind: 'groups.signed-up',
      to: person,
      subject: m.together_mail_along_subject({ group, title }),
      paragraphs: [
        m.together_mail_along_text({ leader: support.name, group, title, organization }),
        m.together_mail_along_more(),
      ],
      action: {
        label: m.together_mail_along_action(),
        path: groupPath(support.groupId ?? ''),
      },
    })
  }
}
