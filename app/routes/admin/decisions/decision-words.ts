import type { Decision } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import type { ButtonLook } from '#app/ui/button-variants.ts'
import type { Tone } from '#app/ui/tone.ts'

/** What is being decided: each kind has its own error messages. */
export type CaseKind = 'post' | 'application'

const failed: Record<CaseKind, Record<Decision, () => string>> = {
  post: {
    approve: m.moderation_post_approve_failed,
    reject: m.moderation_post_reject_failed,
    'ask-changes': m.moderation_post_ask_failed,
  },
  application: {
    approve: m.moderation_application_approve_failed,
    reject: m.moderation_application_reject_failed,
    'ask-changes': m.moderation_application_ask_failed,
  },
}

/** Returns the message shown when a decision failed. */
export function failedWords(kind: CaseKind, decision: Decision): string {
  return failed[kind][decision]()
}

const buttons: Record<Decision, { word: () => string; variant: ButtonLook['variant'] }> = {
  approve: { word: m.moderation_approve, variant: 'primary' },
  reject: { word: m.moderation_reject, variant: 'danger' },
  'ask-changes': { word: m.moderation_ask_changes, variant: 'secondary' },
}

/** Returns the button label and style of a decision. */
export function decisionButton(decision: Decision) {
  const { word, variant } = buttons[decision]
  return { word: word(), variant }
}

const statuses: Record<string, { word: () => string; tone: Tone }> = {
  pending: { word: m.moderation_pending, tone: 'info' },
  approved: { word: m.moderation_approved, tone: 'success' },
  changes_asked: { word: m.moderation_changes_asked, tone: 'warning' },
  rejected: { word: m.moderation_rejected, tone: 'danger' },
  withdrawn: { word: m.moderation_withdrawn, tone: 'neutral' },
}

/** Returns the label and tone of a proposal's or application's status. */
export function statusWords(status: string): { word: string; tone: Tone } {
  const { word, tone } = statuses[status] ?? statuses['withdrawn']!
  return { word: word(), tone }
}
