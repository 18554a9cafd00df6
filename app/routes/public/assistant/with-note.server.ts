import type { RouterContextProvider } from 'react-router'
import type { AnswerPart } from '#domain/assistant/assistant.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { enforceRateLimit, triesLeft } from '#app/request/enforce-rate-limit.ts'
import { waitLabel } from '#app/request/wait-sentence.ts'
import { m } from '#messages'

/** With this many questions or fewer left, each answer says how many. */
const FEW = 5

/**
 * Counts a question and returns the note for its answer: how many are left or how long the next wait is; null while
 * the limit is far away. A visitor becomes a guest, whose further questions are counted per browser.
 *
 * @throws AppError too_many with the seconds to wait; unavailable.
 */
export async function countQuestion(
  context: Readonly<RouterContextProvider>,
): Promise<string | null> {
  await enforceRateLimit(context, 'question')
  ensureGuest(context)
  const { left, waitMs } = await triesLeft(context, 'question')
  if (left > FEW) return null
  if (left > 0) return m.assistant_questions_left({ count: left })
  return m.assistant_question_wait({ wait: waitLabel(Math.ceil(waitMs / 1000)) })
}

/** Prepends a note to an answer, so that it is there however the answer ends. */
export async function* withNote(
  note: string | null,
  answer: AsyncIterable<AnswerPart>,
): AsyncGenerator<AnswerPart> {
  if (note !== null) yield { type: 'note', text: note }
  yield* answer
}
