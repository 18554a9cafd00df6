import { m } from '#messages'

/** To whom a note goes, by what has become of their sign-up. */
export const NOTE_AUDIENCES = ['confirmed', 'pending', 'waiting'] as const
export type NoteAudience = (typeof NOTE_AUDIENCES)[number]

/** Notes about one project or event within 24 hours; `app.check_note` counts them. */
export const NOTES_A_DAY = 3
/** Notes that the page lists: the newest. */
export const NOTES_SHOWN = 20

export const audienceLabels: Record<NoteAudience, () => string> = {
  confirmed: m.notes_to_confirmed,
  pending: m.notes_to_pending,
  waiting: m.notes_to_waiting,
}

/** The page on which a note about an item is written. */
export function notePath(itemId: string): string {
  return `/partner-dashboard/supporters/${itemId}/note`
}
