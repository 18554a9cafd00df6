/** Ranges of days relative to today, by the phrases for them; `weekday` counts from Sunday, 0. */
export type Range = (today: {
  weekday: number
  day: number
  inMonth: number
}) => [from: number, to: number]

const WEEKEND = 5

/** Days from today, both ends included. Weeks begin on Sunday; the weekend is Friday and Saturday. */
export const DAY_RANGES: readonly (readonly [Range, string])[] = [
  [
    () => [0, 0],
    'today, tonight, this evening, this afternoon, right now today, היום, הערב, הלילה',
  ],
  [() => [1, 1], 'tomorrow, tomorrow night, tomorrow morning, מחר'],
  [() => [2, 2], 'day after tomorrow, the day after tomorrow, מחרתיים'],
  [
    ({ weekday }) => [Math.max(0, WEEKEND - weekday), 6 - weekday],
    'weekend, this weekend, the weekend, coming weekend, over the weekend, on the weekend, סוף השבוע, סופש, בסוף השבוע',
  ],
  [({ weekday }) => [7 - weekday + WEEKEND, 13 - weekday], 'next weekend, weekend after'],
  [({ weekday }) => [0, 6 - weekday], 'this week, השבוע'],
  [
    ({ weekday }) => [7 - weekday, 13 - weekday],
    'next week, the coming week, coming week, שבוע הבא',
  ],
  [() => [0, 6], 'next seven days, next 7 days, coming days, next days, next few days'],
  [() => [0, 13], 'next two weeks, next 2 weeks, next few weeks, next fortnight, שבועיים'],
  [() => [0, 30], 'next 30 days, next four weeks, next 4 weeks'],
  [({ day, inMonth }) => [0, inMonth - day], 'this month, החודש'],
  [() => [0, 90], 'next three months, next 3 months, next few months'],
]

/** Months, each by its names. */
export const MONTH_WORDS: readonly string[] = [
  'january, jan, ינואר',
  'february, feb, פברואר',
  'march, mar, מרץ, מרס',
  'april, apr, אפריל',
  'may, מאי',
  'june, jun, יוני',
  'july, jul, יולי',
  'august, aug, אוגוסט',
  'september, sep, sept, ספטמבר',
  'october, oct, אוקטובר',
  'november, nov, נובמבר',
  'december, dec, דצמבר',
]

/** First and last month; winter ends in the following year. */
export const SEASON_WORDS: readonly (readonly [first: number, last: number, words: string])[] = [
  [3, 5, 'spring, springtime, אביב'],
  [6, 8, 'summer, summertime, קיץ'],
  [9, 11, 'autumn, in fall, the fall, this fall, סתיו'],
  [12, 2, 'winter, wintertime, חורף'],
]

/** Weekdays from Sunday on. */
export const WEEKDAY_WORDS: readonly string[] = [
  'sunday, יום ראשון',
  'monday, יום שני',
  'tuesday, יום שלישי',
  'wednesday, יום רביעי',
  'thursday, יום חמישי',
  'friday, יום שישי',
  'saturday, shabbat, יום שבת, בשבת',
]
