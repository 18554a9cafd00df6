import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { CommandContext } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { FoundSupport } from './find-support.ts'
import { listRecipients } from './list-recipients.ts'
import { listToTell } from './list-to-tell.ts'
import { giftAction } from './mails.ts'
import type { SupportAnswer } from './support-rules.ts'
import { supportLabelWithGroup } from './support-words.ts'
import { takesPlace } from './support.ts'

/**
 * Emails the supporter, and everyone who comes along with a group, about an organization's answer, with a link to its page that works
 * without signing in.
 */
export async function notifyAnswered(
  ctx: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  support: FoundSupport,
  { answer, reason = '' }: { answer: SupportAnswer; reason?: string },
): Promise<void> {
  const { db, notify, seal } = ctx
  const news = () => ({
    ...wordsOf(answer, support, reason),
    kind: `support.${answer}`,
    // Their request was decided before; this is only news about it.
    ...(answer === 'completed' ? { topic: aboutTopic('supports') } : {}),
  })
  if (support.kind === 'donate') {
    for (const { name, email } of await listToTell(db, support)) {
      await notify(() => ({
        ...news(),
        to: { name, email },
        action: giftAction(seal, support.id),
      }))
    }
    return
  }
  for (const { to, path } of await listRecipients(ctx, support)) {
    await notify(() => ({ ...news(), to, action: { label: m.signups_mail_open(), path } }))
  }
}

function wordsOf(
  answer: SupportAnswer,
  support: FoundSupport,
  reason: string,
): Pick<MailContent, 'subject' | 'paragraphs'> {
  const title = inPageLanguage(support.item.titles)
  const organization = inPageLanguage(support.item.organizations)
  const about = { title, organization, what: supportLabelWithGroup(support) }
  switch (answer) {
    case 'confirmed':
      return {
        subject: m.support_mail_confirmed_subject({ title }),
        paragraphs: [m.support_mail_confirmed_text(about), whatIsNext(support)],
      }
    case 'declined':
      return {
        subject: m.support_mail_declined_subject({ title }),
        paragraphs: [
          m.support_mail_declined_text(about),
          m.support_mail_declined_reason({ reason }),
        ],
      }
    case 'completed':
      return {
        subject: m.support_mail_completed_subject({ title }),
        paragraphs: [m.support_mail_completed_text(about)],
      }
  }
}

function whatIsNext({ kind, group, item }: FoundSupport): string {
  if (group !== null) return m.together_mail_expected()
  return takesPlace(kind)
    ? m.support_mail_confirmed_place()
    : m.support_mail_confirmed_enquiry({ organization: inPageLanguage(item.organizations) })
}
