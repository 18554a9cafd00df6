import { AppError } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'

/**
 * Refuses a day that is over in Israel.
 *
 * @throws AppError bad_input with the message as a field error.
 */
export function refusePast(day: string, now: Date, field: string, sentence: string): void {
  if (day >= format.isoDay(now)) return
  throw new AppError('bad_input', '', { fields: { [field]: sentence } })
}
