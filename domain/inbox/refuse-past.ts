import { AppError } from '#platform/errors.ts'
import { localTimeOf } from '../project-events/local-time.ts'

/**
 * Refuses a day that is over in Israel, beside its field.
 *
 * @throws AppError bad_input with the sentence.
 */
export function refusePast(day: string, now: Date, field: string, sentence: string): void {
  if (day >= localTimeOf(now, 'Asia/Jerusalem').date) return
  throw new AppError('bad_input', '', { fields: { [field]: sentence } })
}
