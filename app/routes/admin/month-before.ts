/** Returns the same time a month earlier, or on that month's last day if the day does not exist. */
export function monthBefore(at: Date): Date {
  const before = new Date(at)
  before.setUTCMonth(before.getUTCMonth() - 1)
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}
