import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Decision } from '../moderation/decision.ts'

/** Tells whoever proposed a project or event, or a change of one, what was decided. */
export function composeDecisionMail(given: {
  decision: Decision
  reason: string
  isEdit: boolean
  to: { email: string; name: string }
  title: string
  link: string
}): Mail {
  const { decision, reason, isEdit, to, title, link } = given
  const { subject, text } = wordsOf(decision, isEdit, title)
  return composeMail({
    kind: `project-events.revision-${decision}`,
    to: to.email,
    subject,
    greeting: m.mail_greeting({ name: to.name }),
    paragraphs: [
      text,
      ...(reason ? [m.moderation_mail_reason({ reason })] : []),
      ...(isEdit && decision !== 'approve' ? [m.moderation_mail_public_stays()] : []),
    ],
    action: {
      label:
        decision === 'approve' ? m.moderation_mail_open_page() : m.moderation_mail_open_proposal(),
      url: link,
    },
    footer: m.mail_footer(),
  })
}

function wordsOf(decision: Decision, isEdit: boolean, title: string) {
  switch (decision) {
    case 'approve':
      return {
        subject: isEdit
          ? m.moderation_mail_edit_approved({ title })
          : m.moderation_mail_post_approved({ title }),
        text: isEdit
          ? m.moderation_mail_edit_approved_text()
          : m.moderation_mail_post_approved_text(),
      }
    case 'reject':
      return {
        subject: isEdit
          ? m.moderation_mail_edit_rejected({ title })
          : m.moderation_mail_post_rejected({ title }),
        text: m.moderation_mail_post_rejected_text({ title }),
      }
    case 'ask-changes':
      return {
        subject: m.moderation_mail_post_changes({ title }),
        text: m.moderation_mail_post_changes_text({ title }),
      }
  }
}
