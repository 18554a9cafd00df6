import type { DatePlace } from '../project-events/date-place.ts'
import type { ProjectEventType } from '../project-events/project-event.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import type { SupportKind } from '../support/support.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long before it starts people can be checked in. */
export const OPENS_HOURS_BEFORE = 12
/** The maximum length of the name of someone who comes without having signed up. */
export const WALK_IN_NAME_MAX = 120
/** The maximum number of sign-ups that a list shows. */
export const CHECK_IN_MAX = 1_000

/** One date of an item; an item without dates has one without a start and an end, and without an id. */
export type OccasionDate = {
  id: string | null
  startsAt: Date | null
  endsAt: Date | null
  isAllDay: boolean
  /** Where it takes place; null for the place of its item. */
  place?: DatePlace | null
}

/** An item whose people are checked in. */
export type Occasion = { id: string; type: ProjectEventType; timeZone: string }

/**
 * Where a sign-up stands on the day: `expected` once it is confirmed; before, it has no answer of the organization, waits for a place,
 * or for a minor's parent.
 */
export type Standing = 'expected' | 'unanswered' | 'in-line' | 'without-consent'

/** Someone who comes along with a group. */
export type Member = { id: string; name: string }

/** Someone on the list of a date: a sign-up, for one person or for several. */
export type Expected = {
  supportId: string
  name: string
  group: string | null
  kind: SupportKind
  places: number
  standing: Standing
  /** Whether they were seen, or marked as not having come; null if neither. */
  attended: 'here' | 'absent' | null
  /** How many of them came. */
  people: number
  isWalkIn: boolean
  /** Of a group: who comes along; empty for others. */
  members: Member[]
  /** Which of them came, by id; empty if only their number was noted. */
  came: string[]
}

/** The path of the organization's list of dates. */
export const CHECK_IN_PATH = '/partner-admin/check-in'

/** The path of the check-in of a date; of an item's current one without a date. */
export function checkInPath(itemId: string, dateId?: string | null): string {
  return `${CHECK_IN_PATH}/${itemId}${dateId ? `?date=${dateId}` : ''}`
}

/** The path where its hours are confirmed. */
export function hoursPath(itemId: string, dateId: string | null): string {
  return `${CHECK_IN_PATH}/${itemId}/hours${dateId ? `?date=${dateId}` : ''}`
}

/** The path to which a browser sends marks that it has kept. */
export function marksPath(itemId: string): string {
  return `${CHECK_IN_PATH}/${itemId}/marks`
}

/** The path that a QR code leads to. */
export function scannedPath(code: string): string {
  return `/check-in/${code}`
}

/** The code in the text of a QR code, which is an address of that path in any language; null if it is another one. */
export function scannedCode(text: string): string | null {
  return /^https?:\/\/[^/]+(?:\/[a-z]{2})?\/check-in\/([\w.-]+)$/.exec(text)?.[1] ?? null
}

/** The public page that says what a certificate says. */
export function certificatePath(code: string): string {
  return `/certificates/${code}`
}

/** A certificate as a PDF, in the language of the address; its code is the permission. */
export function certifiedFilePath(code: string): string {
  return `/certificates/${code}/certificate.pdf`
}

/** The certificate of a sign-up as a PDF, in the language of the address; with the key of an email. */
export function certificateFilePath(supportId: string, key: string | null): string {
  return `/sign-ups/${supportId}/certificate.pdf${key ? `?key=${encodeURIComponent(key)}` : ''}`
}

/** A certificate's code as people read it: in groups of four. */
export function showCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** The field that says that a member of a group is here. */
export function memberField(userId: string): string {
  return `member-${userId}`
}

/** Reads those fields of a form or a mark: who is here; null if it does not ask. */
export function readMembers(values: Readonly<Record<string, string | undefined>>): string[] | null {
  if (values['asksMembers'] === undefined) return null
  return Object.keys(values).flatMap((name) => /^member-(.+)$/.exec(name)?.[1] ?? [])
}

/** The field with the hours of a sign-up. */
export function hoursField(supportId: string): string {
  return `hours-${supportId}`
}

/** Whether people can be checked in: from half a day before it starts. */
export function hasOpened({ startsAt }: OccasionDate, now: Date): boolean {
  return !startsAt || startsAt.getTime() - OPENS_HOURS_BEFORE * HOUR_MS <= now.getTime()
}

/**
 * Whether hours can be confirmed: once a date is over. One without an end is over with its day; a project without an end, when its
 * organization says so.
 */
export function isDateOver(
  { startsAt, endsAt, isAllDay }: OccasionDate,
  { type, timeZone }: Pick<Occasion, 'type' | 'timeZone'>,
  now: Date,
): boolean {
  if (endsAt) return endsAt <= now
  if (type === 'project') return !startsAt || startsAt <= now
  if (!startsAt) return true
  return !isAllDay && localTimeOf(startsAt, timeZone).date < localTimeOf(now, timeZone).date
}

/**
 * The hours to propose for people who came: the length of the date for each, rounded to whole hours and at least one; null for
 * whole days and for a date without an end, of which nobody knows the length.
 */
export function proposedHours(
  { startsAt, endsAt, isAllDay }: OccasionDate,
  people: number,
): number | null {
  if (isAllDay || !startsAt || !endsAt) return null
  const length = (endsAt.getTime() - startsAt.getTime()) / HOUR_MS
  return Math.max(1, Math.round(length * people))
}

/** Of an item's dates, earliest first, the one that was asked for, else the one that is on now or comes next, else the last one. */
export function chooseDate(
  dates: readonly OccasionDate[],
  asked: string | null,
  now: Date,
): OccasionDate | null {
  const found = dates.find(({ id }) => id === asked)
  if (found || asked !== null) return found ?? null
  const current = dates.find(({ startsAt, endsAt }) => {
    // A while after its end people are still noted.
    const end = endsAt ?? startsAt
    return !end || end.getTime() + OPENS_HOURS_BEFORE * HOUR_MS > now.getTime()
  })
  return current ?? dates.at(-1) ?? null
}

/** Counts people: how many were expected, and how many of them are here. Who has no answer yet is not expected. */
export function countHere(
  list: readonly Pick<Expected, 'places' | 'attended' | 'people' | 'standing'>[],
): { here: number; expected: number } {
  const expected = list.filter(({ standing }) => standing === 'expected')
  return {
    here: expected.reduce(
      (sum, { attended, people }) => sum + (attended === 'here' ? people : 0),
      0,
    ),
    expected: expected.reduce((sum, { places }) => sum + places, 0),
  }
}
