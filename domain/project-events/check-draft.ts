import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import { contentSchema, type DraftContent } from './content.ts'

/**
 * What stands between a draft and its submission: a sentence for each field, none when it is ready.
 * What has been public once may be mended after its day.
 */
export function checkDraft(
  draft: DraftContent,
  { now, wasApproved }: { now: Date; wasApproved: boolean },
): FieldErrors {
  const parsed = contentSchema.safeParse(draft)
  if (!parsed.success) {
    return Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
    )
  }
  const { startDatetime, endDatetime } = parsed.data
  const last = endDatetime ?? startDatetime
  if (!wasApproved && last && last <= now) return { startDate: m.posts_start_past() }
  return {}
}
