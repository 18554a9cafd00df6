import { sql, type RawBuilder } from 'kysely'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { labelOf, matchDates, type KnownDate } from './match-dates.ts'
import type { DateSchedule } from './schedule.ts'

/**
 * Sets the dates of an item; without a day or a time there is none. A date that stays or has moved keeps its id, by which calendars
 * know it and people have signed up for it; others are new or go, after `callOff`. The item must have its time zone already.
 */
export async function writeDates(
  db: Db,
  projectEventId: string,
  schedules: readonly DateSchedule[],
  callOff?: (dateIds: readonly string[]) => Promise<void>,
): Promise<void> {
  const known = await db
    .selectFrom('projectEventDates')
    .select(['id', 'startsAt', 'labels', 'seriesKey'])
    .where('projectEventId', '=', projectEventId)
    .orderBy('startsAt', (by) => by.asc().nullsFirst())
    .orderBy('id')
    .execute()
  const dates = schedules.flatMap(toDate)
  const ids = matchDates(
    known.map(({ id, startsAt, labels }): KnownDate => ({
      id,
      startsAt,
      label: labelOf(labels as TextInEach),
    })),
    schedules.flatMap((schedule) => {
      const { startDatetime, labels = {} } = schedule
      return toDate(schedule).map(() => ({ startsAt: startDatetime, label: labelOf(labels) }))
    }),
    schedules[0]?.timeZone ?? 'UTC',
  )
  for (const [at, { series, ...date }] of dates.entries()) {
    const was = known.find(({ id }) => id === ids[at])
    // A date that calendars know by itself stays that, or they would have it twice.
    const isAlone = was?.seriesKey === null
    await (was
      ? db
          .updateTable('projectEventDates')
          .set({ ...date, ...(isAlone ? {} : series) })
          .where('id', '=', was.id)
          .execute()
      : db
          .insertInto('projectEventDates')
          .values({ ...date, ...series, id: newId(), projectEventId })
          .execute())
  }
  const gone = known.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
  if (gone.length === 0) return
  await callOff?.(gone)
  await db.deleteFrom('projectEventDates').where('id', 'in', gone).execute()
}

type DateRow = {
  startsAt: Date | RawBuilder<Date | null>
  endsAt: Date | RawBuilder<Date | null> | null
  isAllDay: boolean
  labels: string
  places: number | null
  locations: string
  latitude: number | null
  longitude: number | null
  region: string | null
  district: string | null
  series: {
    seriesKey: string | null
    seriesEvery: string | null
    seriesDay: string | null
  }
}

function toDate(schedule: DateSchedule): DateRow[] {
  const { timeZone, startDatetime, endDatetime, startDate, endDate } = schedule
  const choice = {
    labels: JSON.stringify(schedule.labels ?? {}),
    places: schedule.places ?? null,
    locations: JSON.stringify(schedule.place?.locations ?? {}),
    latitude: schedule.place?.latitude ?? null,
    longitude: schedule.place?.longitude ?? null,
    region: schedule.area?.region ?? null,
    district: schedule.area?.district ?? null,
    series: {
      seriesKey: schedule.series?.key ?? null,
      seriesEvery: schedule.series?.every ?? null,
      seriesDay: schedule.series?.day ?? null,
    },
  }
  if (startDatetime) {
    return [{ startsAt: startDatetime, endsAt: endDatetime, isAllDay: false, ...choice }]
  }
  if (!startDate && !endDate) return []
  // By the database, which knows when a day begins whose midnight is skipped.
  const midnight = (day: string | null, later: 0 | 1): RawBuilder<Date | null> =>
    sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
  return [
    { startsAt: midnight(startDate, 0), endsAt: midnight(endDate, 1), isAllDay: true, ...choice },
  ]
}
