import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import { languageOfLetters } from '#platform/text/language.ts'
import { isDate } from './day.ts'
import type { DateInput, DraftDate } from './draft-dates.ts'
import type { DraftContent } from './fields.ts'
import { writtenIn } from './languages.ts'
import { momentsOf } from './local-time.ts'
import { parseDegrees } from './parse-place.ts'
import { ISRAEL } from './place.ts'
import { localDate, readTime } from './schedule.ts'
import { asTimeZone } from './time-zones.ts'

/** Returns possible mistakes by field; unlike problems, they do not prevent submitting. */
export function hintsOf(draft: DraftContent): FieldErrors {
  return { ...languageHint(draft), ...placeHint(draft), ...timeHints(draft) }
}

function languageHint(draft: DraftContent): FieldErrors {
  const letters = languageOfLetters(`${draft.title} ${draft.description}`)
  if (!draft.title || letters === writtenIn(draft)) return {}
  return { language: m.posts_language_differs({ language: format.languageName(letters) }) }
}

function placeHint(draft: DraftContent) {
  const latitude = parseDegrees(draft.latitude, 90)
  const longitude = parseDegrees(draft.longitude, 180)
  if (!draft.district || latitude === null || longitude === null) return {}
  if (isInIsrael(latitude, longitude)) return {}
  return {
    latitude: isInIsrael(longitude, latitude)
      ? m.posts_coordinates_swapped()
      : m.posts_coordinates_outside(),
  }
}

function isInIsrael(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = ISRAEL
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east
}

function timeHints(draft: DraftContent): FieldErrors {
  const zone = asTimeZone(draft.timeZone)
  if (draft.type !== 'event' || !zone) return {}
  const comesTwice = (typed: DraftDate, side: 'start' | 'end') => {
    const date = localDate(typed, side)
    const time = readTime(typed[`${side}Time`])
    return time !== null && isDate(date) && momentsOf({ date, time }, zone).length > 1
  }
  const hints: FieldErrors = {}
  for (const [at, typed] of [draft, ...(draft.furtherDates ?? [])].entries()) {
    const named = (input: DateInput) =>
      at === 0 ? input : (`furtherDates.${at - 1}.${input}` as const)
    if (comesTwice(typed, 'start')) hints[named('startTime')] = m.posts_start_twice()
    if (comesTwice(typed, 'end')) hints[named('endTime')] = m.posts_end_twice()
  }
  return hints
}
