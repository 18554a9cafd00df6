import { m } from '#messages'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import type { DatePlace } from './date-place.ts'
import { PLACE_INPUTS, type DateInput, type DraftDate } from './draft-dates.ts'
import { parseDegrees } from './parse-place.ts'
import { LOCATION_MAX } from './project-event.ts'

type Refuse = (input: DateInput, sentence: string) => void

/** Parses where a date takes place that is somewhere else than its event; null for the place of the event. `isOnly`: the event has no other date, and so one place. */
export function parseDatePlace(
  typed: DraftDate,
  { isOnly }: { isOnly: boolean },
  refuse: Refuse,
): DatePlace | null {
  const locations: TextInEach = {}
  for (const language of ALL_LANGUAGES) {
    const location = typed[`dateLocation_${language}`]?.trim()
    if (!location) continue
    if (location.length > LOCATION_MAX) {
      refuse(`dateLocation_${language}`, m.posts_location_too_long({ max: LOCATION_MAX }))
    }
    locations[language] = location
  }
  const point = parsePoint(typed, refuse)
  const [first] = PLACE_INPUTS
  const isSomewhere = Object.keys(locations).length > 0
  if (point && !isSomewhere && first) refuse(first, m.posts_date_place_missing())
  if (isSomewhere && isOnly && first) refuse(first, m.posts_date_place_only())
  if (!isSomewhere) return null
  return { locations, ...(point ?? NOWHERE) }
}

const NOWHERE = { latitude: null, longitude: null }

function parsePoint({ dateLatitude = '', dateLongitude = '' }: DraftDate, refuse: Refuse) {
  const latitude = parseDegrees(dateLatitude, 90)
  const longitude = parseDegrees(dateLongitude, 180)
  if (dateLatitude && latitude === null) refuse('dateLatitude', m.posts_latitude_wrong())
  if (dateLongitude && longitude === null) refuse('dateLongitude', m.posts_longitude_wrong())
  if (dateLatitude && !dateLongitude) refuse('dateLongitude', m.posts_longitude_missing())
  if (dateLongitude && !dateLatitude) refuse('dateLatitude', m.posts_latitude_missing())
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
