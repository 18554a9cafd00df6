import { DATES_MAX } from './draft-dates.ts'
import { endsOfMonth, monthOf, type Day } from './day.ts'
import type { FeedEntry, FeedSeries } from './feed-entry.ts'
import { localTimeOf, momentsOf, type LocalTime } from './local-time.ts'
import { daysOfRule, type Repeat } from './repeat-dates.ts'

/** Dates that repeat, as calendars write them: a rule, and what departs from it. */
export type CalendarSeries = {
  id: string
  timeZone: string
  every: Repeat
  /** Of a monthly rule: on the last day of each month, rather than on the day of the first date. */
  isOnLastDay: boolean
  /** RFC 5545 SEQUENCE: grows with each change of any date of the event. */
  sequence: number
  changedAt: Date
  /** The first date by the rule, with the words of most of its dates; without words if all were called off. */
  model: FeedEntry
  /** The last date by the rule; null if there is only one. */
  until: Date | null
  /** When the rule says that there is a date, but there is none. */
  missing: LocalTime[]
  /** Dates that differ, each with when it would be by the rule. */
  changed: { at: Date; entry: FeedEntry }[]
}

type Repeated = FeedEntry & { series: FeedSeries }

/** An edition counts the seconds since then, which leaves room until 2094. */
const EDITIONS_SINCE = Date.UTC(2026, 0, 1)
/** A rule may have lost dates; no one keeps one for so many turns. */
const TURNS_MOST = 10 * DATES_MAX

/**
 * Sorts the entries of a calendar into those of one date each and those that repeat. Dates whose rule cannot express when they are stay
 * entries of their own. Dates that were called off are missing from their rule, unless all were.
 */
export function gatherSeries(entries: readonly FeedEntry[]): {
  alone: FeedEntry[]
  series: CalendarSeries[]
} {
  const alone = entries.filter((entry) => !isRepeated(entry))
  const series: CalendarSeries[] = []
  const byKey = Map.groupBy(
    entries.filter(isRepeated),
    (entry) => `${entry.id}-${entry.series.key}`,
  )
  for (const [id, all] of byKey) {
    const live = all.filter(({ words }) => words !== null)
    const found = readSeriesOf(id, live.length > 0 ? live : all)
    alone.push(...(found ? found.alone : all))
    if (found) series.push(found.series)
  }
  return { alone, series }
}

function isRepeated(entry: FeedEntry): entry is Repeated {
  return entry.series !== undefined
}

function readSeriesOf(
  id: string,
  entries: readonly Repeated[],
): { series: CalendarSeries; alone: FeedEntry[] } | null {
  const sorted = entries.toSorted((one, other) => (one.series.day < other.series.day ? -1 : 1))
  const [first] = sorted
  const last = sorted.at(-1)
  const model = mostAlike(sorted)
  if (!first || !last || !model) return null
  const { every, timeZone, changedAt } = first.series
  const rule = ruleOf(sorted)
  const { days, dayOf } = rule
  const byDay = new Map(sorted.map((entry) => [dayOf(entry), entry]))
  const isRule =
    byDay.size === sorted.length &&
    sorted.every((entry) => days.includes(dayOf(entry)) && entry.series.timeZone === timeZone)
  const { time } = localTimeOf(model.startsAt, timeZone)
  const at = (day: Day) => momentsOf({ date: day, time }, timeZone)[0]
  const [begins, ends] = [at(dayOf(first)), at(dayOf(last))]
  if (!isRule || !begins || !ends) return null

  const alone: FeedEntry[] = []
  const missing: LocalTime[] = []
  const changed: CalendarSeries['changed'] = []
  for (const day of days) {
    const entry = byDay.get(day)
    const moment = at(day)
    if (!entry || !moment || !isWritable(entry)) {
      missing.push({ date: day, time })
      if (entry) alone.push(entry)
    } else if (entry.startsAt.getTime() !== moment.getTime() || shapeOf(entry) !== shapeOf(model)) {
      changed.push({ at: moment, entry })
    }
  }
  const lasts = model.endsAt && model.endsAt.getTime() - model.startsAt.getTime()
  return {
    alone,
    series: {
      id,
      timeZone,
      every,
      isOnLastDay: rule.isOnLastDay,
      sequence: Math.max(0, Math.floor((changedAt.getTime() - EDITIONS_SINCE) / 1000)),
      changedAt,
      model: {
        ...model,
        startsAt: begins,
        endsAt: lasts === null ? null : new Date(begins.getTime() + lasts),
      },
      until: sorted.length > 1 ? ends : null,
      missing,
      changed,
    },
  }
}

type Rule = { days: Day[]; isOnLastDay: boolean; dayOf: (entry: Repeated) => Day }

/**
 * The days of the rule of these dates, and which of them is a date's. A monthly one on the 31st may be meant for the last day of each month. One on
 * the 29th or 30th that has a date in February is written so too, since every calendar reads that: other dates than those on a last day are changed ones.
 */
function ruleOf(sorted: readonly Repeated[]): Rule {
  const own = sorted.map(({ series }) => series.day)
  const [first = '', last = ''] = [own[0], own.at(-1)]
  const every = sorted[0]?.series.every ?? 'week'
  const days = daysOfRule(first, every, last, TURNS_MOST)
  const isFollowed = own.every((day) => days.includes(day))
  const number = own
    .map((day) => day.slice(8))
    .toSorted()
    .at(-1)
  const isOfMonths = own.every((day) => day.slice(8) === number || lastOfMonth(day) === day)
  if (every !== 'month' || isFollowed || !isOfMonths) {
    return { days, isOnLastDay: false, dayOf: ({ series }) => series.day }
  }
  const months = daysOfRule(`${monthOf(first)}-01`, 'month', last, TURNS_MOST)
  return {
    days: months.map(lastOfMonth),
    isOnLastDay: true,
    dayOf: ({ series }) => lastOfMonth(series.day),
  }
}

function lastOfMonth(day: Day): Day {
  return endsOfMonth(monthOf(day)).last
}

/** The first of those that look like most. */
function mostAlike(entries: readonly Repeated[]): Repeated | undefined {
  const alike = [...Map.groupBy(entries, shapeOf).values()]
  return alike.toSorted((one, other) => other.length - one.length)[0]?.[0]
}

/** What all dates by a rule have alike. How long they last by the clock and in fact differs in a night when clocks change. */
function shapeOf({ startsAt, endsAt, words, series }: Repeated): string {
  const start = localTimeOf(startsAt, series.timeZone)
  const end = endsAt && localTimeOf(endsAt, series.timeZone)
  const lasts = end && [endsAt.getTime() - startsAt.getTime(), wallOf(end) - wallOf(start)]
  return JSON.stringify([start.time, lasts, words?.title, words?.location, words?.coordinates])
}

/** Whether times by the clock say which moments are meant: not in the second of two hours of the same name. */
function isWritable({ startsAt, endsAt, series }: Repeated): boolean {
  return [startsAt, endsAt].every((moment) => {
    if (moment === null) return true
    const [meant] = momentsOf(localTimeOf(moment, series.timeZone), series.timeZone)
    return meant?.getTime() === moment.getTime()
  })
}

function wallOf({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}:00Z`)
}
