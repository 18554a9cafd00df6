import type { Outcome } from '#domain/assistant/assistant.ts'
import { m } from '#messages'

/** How an answer ended, as staff reads it. */
export const outcomeWords: Record<Outcome, () => string> = {
  answered: m.assistantdesk_answered,
  'asked-back': m.assistantdesk_asked_back,
  'nothing-found': m.assistantdesk_nothing_found,
  failed: m.assistantdesk_failed,
  refused: m.assistantdesk_refused,
  stopped: m.assistantdesk_stopped,
}
