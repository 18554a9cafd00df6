import { pageLanguage, pageLocale, type Language } from './language.ts'

/** The zone of the site: staff, organizations and buyers read the same days, wherever they or the server are. */
export const SITE_ZONE = 'Asia/Jerusalem'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const clock = { hour: 'numeric', minute: '2-digit' } as const
const date = { month: 'short', day: 'numeric', year: 'numeric' } as const

const styles = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  weekdayOfYear: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  dayOfMonth: { month: 'long', day: 'numeric' },
  shortDayOfMonth: { month: 'short', day: 'numeric' },
  numericDayOfMonth: { month: 'numeric', day: 'numeric' },
  shortMonth: { month: 'short' },
  shortMonthOfYear: { month: 'short', year: '2-digit' },
  weekdayName: { weekday: 'long' },
  shortWeekdayName: { weekday: 'short' },
  narrowWeekdayName: { weekday: 'narrow' },
  range: date,
  time: clock,
  time24: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeRange: { weekday: 'short', ...date, ...clock },
  dateTime: { ...date, ...clock, timeZoneName: 'longGeneric' },
  zoneName: { timeZoneName: 'longGeneric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** How a calendar day is written; see `format.day`. */
export type DayStyle = Exclude<
  keyof typeof styles,
  'time' | 'time24' | 'timeRange' | 'dateTime' | 'zoneName'
>

type Moment = Date | string

/** From the largest to the smallest; a month and a year have their average length. */
const units = [
  ['year', 365.2425 * DAY],
  ['month', 30.436875 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/**
 * Dates, times, money and numbers as people read them, on the server and in the browser alike. A moment is a `Date` or an
 * ISO string and is shown in a time zone; a calendar day is `YYYY-MM-DD` and belongs to no zone.
 */
export const format = {
  /** What a language is called in English, whatever the page speaks: `Hebrew`. */
  languageInEnglish: (language: string) =>
    new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language,
  /** The date of a moment: `November 3, 2026`. */
  date: (at: Moment, zone = SITE_ZONE) => inStyle('long', zone).format(new Date(at)),
  /** The same for tables: `Nov 3, 2026`. */
  shortDate: (at: Moment, zone = SITE_ZONE) => inStyle('medium', zone).format(new Date(at)),
  /** A moment to the minute, with the name of its zone: `Nov 3, 2026, 12:48 PM Israel Time`. */
  dateTime: (at: Moment, zone = SITE_ZONE) =>
    evenSpaces(inStyle('dateTime', zone).format(new Date(at))),
  /** What clocks of a zone show: `6:00 PM`. */
  time: (at: Moment, zone: string) => evenSpaces(inStyle('time', zone).format(new Date(at))),
  /** The same on a clock of 24 hours: `18:00`. */
  time24: (at: Moment, zone: string) => inStyle('time24', zone).format(new Date(at)),
  /** From one moment to another, or one moment: `Tue, Nov 24, 2026, 6:00 – 8:00 PM`. */
  timeRange: (start: Moment, end: Moment | null, zone: string) =>
    rangeOf('timeRange', new Date(start), end === null ? null : new Date(end), zone),
  /** What a zone is called at a moment: `Israel Time`. */
  zoneName: (at: Moment, zone = SITE_ZONE) =>
    inStyle('zoneName', zone)
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  /** The calendar day of a moment, `YYYY-MM-DD`. */
  isoDay: (at: Moment, zone = SITE_ZONE) =>
    keep(`isoDay ${zone}`, () => new Intl.DateTimeFormat('en-CA', { timeZone: zone })).format(
      new Date(at),
    ),
  /** A calendar day: `November 3, 2026`. */
  day: (day: string, style: DayStyle = 'long') => inStyle(style, 'UTC').format(startOf(day)),
  /** The same below a chart: `Nov 3`; in Hebrew, where a short month takes too much room, `3.11`. */
  axisDay: (day: string) =>
    format.day(day, pageLanguage() === 'he' ? 'numericDayOfMonth' : 'shortDayOfMonth'),
  /** From one calendar day to another: `Nov 3 – 5, 2026`. */
  range: (from: string, to: string) => rangeOf('range', startOf(from), startOf(to), 'UTC'),
  /** The same without the year: `November 3 – 5`. */
  dayRange: (from: string, to: string) => rangeOf('dayOfMonth', startOf(from), startOf(to), 'UTC'),
  /** Cents of a dollar in shekels at a rate, whole: `₪135`; less than one is one. */
  shekels: (cents: number, rate: number) =>
    keep(
      'shekels',
      () =>
        new Intl.NumberFormat(pageLocale(), {
          style: 'currency',
          currency: 'ILS',
          maximumFractionDigits: 0,
        }),
    ).format(cents === 0 ? 0 : Math.max(1, (cents / 100) * rate)),
  /**
   * How long ago a moment was: `now`, `3 days ago`, `last year`. A moment less than a day ahead is `now`, since clocks
   * differ; null beyond that, where the date has to be shown.
   */
  relative: (at: Moment, now: Moment) => agoOf(new Date(now).getTime() - new Date(at).getTime()),
  /** The same next to a date: from one day on it counts calendar days, so that two dates in a row differ. */
  relativeDays: (at: Moment, now: Moment, zone = SITE_ZONE) => {
    const passed = new Date(now).getTime() - new Date(at).getTime()
    if (!(passed >= DAY)) return agoOf(passed)
    const [from, to] = [at, now].map((one) => startOf(format.isoDay(one, zone)).getTime())
    // The day on which clocks go back is longer than a day.
    return agoOf(Math.max(DAY, to! - from!))
  },
  /** Cents as dollars, without cents where there are none: `$1,250`, `$25.50`. */
  money: (cents: number) => inDollars(cents, cents % 100 === 0 ? 0 : 2),
  /** Cents as a price, always with cents: `$1,250.00`. */
  price: (cents: number) => inDollars(cents, 2),
  /** `1,250`. */
  number: (value: number) =>
    keep('number', () => new Intl.NumberFormat(pageLocale())).format(value),
  /** The size of a file: `300 kB`, `1.2 MB`. */
  bytes: (bytes: number) =>
    bytes < 1_000_000
      ? inUnit(Math.max(1, Math.round(bytes / 1000)), 'kB')
      : inUnit(bytes / 1_000_000, 'MB'),
  /** What a language is called in that of the page: `Hebrew`. */
  languageName: (language: Language) =>
    keep(
      `languageName ${language}`,
      () => new Intl.DisplayNames(pageLocale(), { type: 'language' }).of(language) ?? language,
    ),
  /** `Haifa, Jerusalem, and Tel Aviv`. */
  list: (items: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
    withMaqaf(
      keep(`list ${type}`, () => new Intl.ListFormat(pageLocale(), { type })).format(items),
    ),
}

function inStyle(style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat {
  return keep(
    `${style} ${timeZone}`,
    () => new Intl.DateTimeFormat(pageLocale(), { ...styles[style], timeZone }),
  )
}

function startOf(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`)
}

function rangeOf(
  style: 'range' | 'timeRange' | 'dayOfMonth',
  start: Date,
  end: Date | null,
  zone: string,
) {
  const formatter = inStyle(style, zone)
  // A range takes tens of microseconds, and lists show the same ones on every page.
  return keep(`${style} ${zone} ${Number(start)} ${Number(end)}`, () =>
    evenSpaces(end ? formatter.formatRange(start, end) : formatter.format(start)),
  )
}

function agoOf(passed: number): string | null {
  if (passed <= -DAY || Number.isNaN(passed)) return null
  const formatter = keep(
    'relative',
    () => new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'auto' }),
  )
  const unit = units.find(([, ms]) => passed >= ms)
  // Rounded down: nothing happened longer ago than it did.
  return unit
    ? withoutFigure(formatter.format(-Math.floor(passed / unit[1]), unit[0]))
    : formatter.format(0, 'second')
}

/** `Intl` joins the Hebrew "and" to figures and Latin letters with a hyphen: "חיפה ו-Eilat". */
function withMaqaf(list: string): string {
  return pageLanguage() === 'he' ? list.replaceAll(' ו-', ' ו־') : list
}

/** Hebrew words for one and two are figures themselves, which `Intl` repeats: "לפני שעתיים (2)". */
function withoutFigure(words: string): string {
  return words.replace(/ \([12]\)$/, '').replace(/ 2 (?=דקות)/, ' שתי ')
}

function inDollars(cents: number, minimumFractionDigits: number): string {
  return keep(
    `dollars ${minimumFractionDigits}`,
    () =>
      new Intl.NumberFormat(pageLocale(), {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits,
      }),
  ).format(cents / 100)
}

function inUnit(amount: number, unit: string): string {
  const maximumFractionDigits = amount < 10 ? 1 : 0
  const number = keep(
    `bytes ${maximumFractionDigits}`,
    () => new Intl.NumberFormat(pageLocale(), { maximumFractionDigits }),
  ).format(amount)
  // Not as a unit of `Intl`, which writes `kB1` in Hebrew; a space between them would turn their order there.
  return pageLanguage() === 'he' ? `${number}${unit}` : `${number} ${unit}`
}

/** Browsers and the server put different kinds of spaces between the parts. */
function evenSpaces(text: string): string {
  return text.replaceAll(/[\u2009\u202F\u00A0]/g, ' ')
}

const kept = new Map<string, unknown>()
const KEPT_MAX = 1000

/** A formatter takes up to a quarter of a millisecond to make, and a page needs a hundred. */
function keep<T>(name: string, make: () => T): T {
  const key = `${pageLanguage()} ${name}`
  const known = kept.get(key)
  if (known !== undefined) return known as T
  const made = make()
  // Zones come from requests.
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(key, made)
  return made
}
