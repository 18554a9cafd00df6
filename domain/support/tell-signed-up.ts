import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { CommandContext } from '#platform/operation.ts'
import { findSupport } from './find-support.ts'
import { supporterLabel, supportLabel } from './support-words.ts'
import { groupPath } from './group.ts'
import { listToTell } from './list-to-tell.ts'

/** Tells the organization that a group would like to come, and each of the group but its leader that they do. */
export async function tellSignedUp(
  { db, mail, linkTo }: Pick<CommandContext, 'db' | 'mail' | 'linkTo'>,
  supportId: string,
): Promise<void> {
  const support = await findSupport(db, supportId, 'own-groups')
  if (!support) return
  const { title, organization, id: itemId } = support.item
  const group = support.group ?? ''
  const who = supporterLabel(support)
  if (support.partnerEmail) {
    await mail(
      composeMail({
        kind: 'support.new',
        to: support.partnerEmail,
        subject: m.support_mail_new_subject({ title }),
        greeting: m.mail_greeting({ name: organization }),
        paragraphs: [
          m.together_mail_new_text({ who, title, what: supportLabel(support) }),
          m.together_mail_new_more(),
        ],
        action: {
          label: m.support_mail_new_action(),
          url: linkTo(`/partner-dashboard/supporters?post=${itemId}`),
        },
        footer: m.mail_footer(),
        topic: aboutTopic('organization'),
      }),
    )
  }
  for (const person of await listToTell(db, support)) {
    if (person.isSupporter) continue
    await mail(
      composeMail({
        kind: 'groups.signed-up',
        to: person.email,
        subject: m.together_mail_along_subject({ group, title }),
        greeting: m.mail_greeting({ name: person.name }),
        paragraphs: [
          m.together_mail_along_text({ leader: support.name, group, title, organization }),
          m.together_mail_along_more(),
        ],
        action: {
          label: m.together_mail_along_action(),
          url: linkTo(groupPath(support.groupId ?? '')),
        },
        footer: m.mail_footer(),
      }),
    )
  }
}
