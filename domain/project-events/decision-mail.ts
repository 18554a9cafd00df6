import { m } from '#messages'
import type { MailContent, TeamRecipient } from '#platform/mail/mail-content.ts'
import type { Decision } from '../moderation/decision.ts'

/** The email to a proposal's author about the decision. */
export function decisionMail(given: {
  decision: Decision
  reason: string
  isEdit: boolean
  to: TeamRecipient
  title: string
  path: string
}): MailContent {
  const { decision, reason, isEdit, to, title, path } = given
  const { subject, text } = wordsOf(decision, isEdit, title)
  return {
    kind: `project-events.revision-${decision}`,
    to,
    subject,
    paragraphs: [
      text,
      ...(reason ? [m.forms_reason_is({ reason })] : []),
      ...(isEdit && decision !== 'approve' ? [m.moderation_mail_public_stays()] : []),
    ],
    action: {
      label:
        decision === 'approve' ? m.moderation_mail_open_page() : m.moderation_mail_open_proposal(),
      path,
    },
  }
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
