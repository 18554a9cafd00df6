import type { Outcome } from '#domain/assistant/assistant.ts'
import { m } from '#messages'

/** Labels for how an answer ended, as shown to staff. */
export const outcomeWords: Record<Outcome, () => string> = {
  answered: m.assistantdesk_answered,
  'asked-back': m.assistantdesk_asked_back,
  'nothing-found': m.assistantdesk_nothing_found,
  failed: m.assistantdesk_failed,
  refused: m.assistantdesk_refused,
  stopped: m.assistantdesk_stopped,
}
