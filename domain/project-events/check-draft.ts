import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import type { DraftContent } from './fields.ts'
import { parseDraft } from './parse-fields.ts'

/**
 * Returns why a draft cannot be submitted: a message per input, empty if it is ready. An item that was public can be
 * corrected after its day. The editor runs the same check while someone types.
 */
export function checkDraft(
  draft: DraftContent,
  { now, wasApproved }: { now: Date; wasApproved: boolean },
): FieldErrors {
  const { values, problems } = parseDraft(draft)
  if (Object.keys(problems).length > 0) return problems
  const last = values.endDatetime ?? values.startDatetime
  if (wasApproved || !last || last > now) return {}
  const isSeries = (draft.furtherDates ?? []).length > 0
  return { startDate: isSeries ? m.posts_dates_past() : m.posts_start_past() }
}
