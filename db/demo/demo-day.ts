const DAY_MS = 24 * 60 * 60 * 1000

/** The anchor of the demo's calendar: noon UTC on the day of the first load. */
export function anchorOf(firstLoad: Date): Date {
  return new Date(`${firstLoad.toISOString().slice(0, 10)}T12:00:00Z`)
}

/** The calendar day that many days from the anchor, as `YYYY-MM-DD`. */
export function dayFrom(anchor: Date, days: number): string {
  return new Date(anchor.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** The instant that many days (and hours) from the anchor. */
export function instantFrom(anchor: Date, days: number, hours = 0): Date {
  return new Date(anchor.getTime() + days * DAY_MS + hours * 60 * 60 * 1000)
}

/** When the rescheduled event was moved: the evening before the first load. */
export function movedAt(anchor: Date): Date {
  return instantFrom(anchor, -1, 8)
}
