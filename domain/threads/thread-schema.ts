import { m } from '#messages'
import { typedLength, typedText } from '#platform/text/typed-line.ts'
import { REPORT_TEXT_MAX, THREAD_MESSAGE_MAX } from './thread.ts'

function text(most: number, missing: () => string, tooLong: () => string) {
  return typedText
    .refine((typed) => typedLength(typed) > 0, { error: missing })
    .refine((typed) => typedLength(typed) <= most, { error: tooLong })
}

/** A message, as typed. */
export const messageText = text(THREAD_MESSAGE_MAX, m.threads_text_missing, () =>
  m.threads_text_long({ max: THREAD_MESSAGE_MAX }),
)

/** Why someone reports a thread, as typed. */
export const reportReason = text(REPORT_TEXT_MAX, m.threads_reason_missing, () =>
  m.threads_reason_long({ max: REPORT_TEXT_MAX }),
)

/** What staff answers to a report, as typed. */
export const reportAnswer = text(REPORT_TEXT_MAX, m.threads_answer_missing, () =>
  m.threads_reason_long({ max: REPORT_TEXT_MAX }),
)
