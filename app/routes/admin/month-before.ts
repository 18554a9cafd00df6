/** The same moment a month earlier; of a day that month does not have, its last. */
export function monthBefore(at: Date): Date {
  const before = new Date(at)
  before.setUTCMonth(before.getUTCMonth() - 1)
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}
