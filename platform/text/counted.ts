import { format } from './format.ts'

/** Long lists count their rows no further: a larger count says that there are more. */
export const COUNTED_MOST = 1_000

/**
 * Formats a count that may have stopped: `1,250` is shown as `1,000+`. `isOpen` says that only the newest rows were looked at, so that
 * each count is the least: `12+`, and nothing where none was seen.
 */
export function formatCounted(count: number, isOpen = false): string {
  if (count > COUNTED_MOST) return `${format.number(COUNTED_MOST)}+`
  if (!isOpen) return format.number(count)
  return count > 0 ? `${format.number(count)}+` : ''
}
