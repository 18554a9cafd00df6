import { m } from '#messages'

const failed: Record<string, () => string> = {
  answer: m.inbox_answer_failed,
  move: m.inbox_status_failed,
  assign: m.inbox_assign_failed,
}

/** The sentence of a form about a message that failed. */
export function failedWords(intent: string | undefined): string {
  return (failed[intent ?? ''] ?? m.inbox_status_failed)()
}
