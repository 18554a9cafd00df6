import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { languageOfLetters } from '#platform/text/translations.ts'
import type { DraftContent, InputName } from './fields.ts'
import { writtenIn } from './languages.ts'
import { momentsOf } from './local-time.ts'
import { parseDegrees } from './parse-place.ts'
import { ISRAEL } from './place.ts'
import { isDate, localDate, readTime } from './schedule.ts'
import { asTimeZone } from './time-zones.ts'

/** Returns possible mistakes by field; unlike problems, they do not prevent submitting. */
export function hintsOf(draft: DraftContent): Partial<Record<InputName, string>> {
  return { ...languageHint(draft), ...placeHint(draft), ...timeHints(draft) }
}

function languageHint(draft: DraftContent) {
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

function timeHints(draft: DraftContent) {
  const zone = asTimeZone(draft.timeZone)
  if (draft.type !== 'event' || !zone) return {}
  const comesTwice = (side: 'start' | 'end') => {
    const date = localDate(draft, side)
    const time = readTime(draft[`${side}Time`])
    return time !== null && isDate(date) && momentsOf({ date, time }, zone).length > 1
  }
  return {
    ...(comesTwice('start') && { startTime: m.posts_start_twice() }),
    ...(comesTwice('end') && { endTime: m.posts_end_twice() }),
  }
}
