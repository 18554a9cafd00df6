import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { besidesTimes, type DraftDate } from './draft-dates.ts'
import type { DraftContent } from './fields.ts'
import { localTimeOf } from './local-time.ts'
import { DEFAULT_TIME_ZONE } from './project-event.ts'
import type { Repeat } from './repeat-dates.ts'
import { writeSeries } from './series.ts'

/**
 * Completes a draft of a form that had no part for further dates with those that are public, so that nothing is removed that it did
 * not show. What such a form showed was the first one.
 */
export async function withPublishedDates(
  db: Db,
  projectEventId: string,
  draft: DraftContent,
): Promise<DraftContent> {
  if (draft.furtherDates !== null) return draft
  if (draft.type !== 'event') return { ...draft, furtherDates: [] }
  const rows = await db
    .selectFrom('projectEventDates')
    .innerJoin('projectEvents', 'projectEvents.id', 'projectEventDates.projectEventId')
    .select(['startsAt', 'endsAt', 'timeZone', 'labels', 'chooseDates', 'projectEventDates.places'])
    .select(['seriesKey', 'seriesEvery', 'seriesDay'])
    .select(['locations', 'projectEventDates.latitude', 'projectEventDates.longitude'])
    .where('projectEventId', '=', projectEventId)
    .where('isAllDay', '=', false)
    .orderBy('startsAt')
    .orderBy('projectEventDates.id')
    .execute()
  const [first, ...further] = rows.map(typedOf)
  return {
    ...draft,
    chooseDates: rows[0]?.chooseDates ? 'on' : '',
    ...besidesTimes(first ?? {}),
    series: first?.series ?? '',
    furtherDates: further,
  }
}

type Row = {
  startsAt: Date | null
  endsAt: Date | null
  timeZone: string | null
  labels: unknown
  places: number | null
  seriesKey: string | null
  seriesEvery: string | null
  seriesDay: string | null
  locations: unknown
  latitude: number | null
  longitude: number | null
}

function typedOf({ startsAt, endsAt, timeZone, labels, places, ...row }: Row): DraftDate {
  const at = (moment: Date | null) =>
    moment ? localTimeOf(moment, timeZone ?? DEFAULT_TIME_ZONE) : { date: '', time: '' }
  const [start, end] = [at(startsAt), at(endsAt)]
  return {
    startDate: start.date,
    startTime: start.time,
    endDate: end.date === start.date ? '' : end.date,
    endTime: end.time,
    ...(row.seriesKey !== null &&
      row.seriesDay !== null && {
        // The column's check constraint allows only these values.
        series: writeSeries({
          key: row.seriesKey,
          every: row.seriesEvery as Repeat,
          day: row.seriesDay,
        }),
      }),
    ...besidesTimes({
      datePlaces: places === null ? '' : String(places),
      ...inputsOf('label', labels),
      ...inputsOf('dateLocation', row.locations),
      dateLatitude: row.latitude === null ? '' : String(row.latitude),
      dateLongitude: row.longitude === null ? '' : String(row.longitude),
    }),
  }
}

/** A text in each of its languages as inputs. */
function inputsOf(input: string, texts: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts as TextInEach).map(([language, text]) => [`${input}_${language}`, text]),
  )
}
