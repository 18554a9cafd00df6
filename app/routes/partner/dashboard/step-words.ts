/** What a step of time is called, by its first day (`YYYY-MM-DD`): in full, and below a bar. */
export function stepWords(unit: 'day' | 'month') {
  const long = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(unit === 'day' ? { day: 'numeric' } : {}),
  })
  const short = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    ...(unit === 'day' ? { day: 'numeric' } : {}),
  })
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    long: (day: string) => long.format(at(day)),
    short: (day: string) => short.format(at(day)),
  }
}
