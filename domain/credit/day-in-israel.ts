const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' })

/** The day of a moment in Israel, `YYYY-MM-DD`: visits are counted by it, and campaigns end with it. */
export function dayInIsrael(at: Date): string {
  return day.format(at)
}
