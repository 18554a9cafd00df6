import type { HebrewMonth } from '#domain/project-events/hebrew-date.ts'

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
    'today, tonight, this evening, this afternoon, right now today, היום, הערב, הלילה, היום בערב, עכשיו',
  ],
  [() => [1, 1], 'tomorrow, tomorrow night, tomorrow morning, מחר, מחר בבוקר, מחר בערב'],
  [() => [2, 2], 'day after tomorrow, the day after tomorrow, מחרתיים'],
  [
    ({ weekday }) => [Math.max(0, WEEKEND - weekday), 6 - weekday],
    'weekend, this weekend, the weekend, coming weekend, over the weekend, on the weekend, סוף השבוע, סוף שבוע, סופש, בסופש, סוף השבוע הקרוב, סופש הקרוב, סופי שבוע, סוף השבוע הזה, שישי שבת',
  ],
  [
    ({ weekday }) => [7 - weekday + WEEKEND, 13 - weekday],
    'next weekend, weekend after, סוף השבוע הבא, סוף שבוע הבא, סופש הבא',
  ],
  [({ weekday }) => [0, 6 - weekday], 'this week, השבוע, השבוע הזה'],
  [
    ({ weekday }) => [7 - weekday, 13 - weekday],
    'next week, the coming week, coming week, שבוע הבא, השבוע הבא, שבוע הקרוב',
  ],
  [
    () => [0, 6],
    'next seven days, next 7 days, coming days, next days, next few days, ימים הקרובים, שבעת הימים הקרובים',
  ],
  [
    () => [0, 13],
    'next two weeks, next 2 weeks, next few weeks, next fortnight, שבועיים, שבועיים הקרובים, שבועות הקרובים, תוך שבועיים',
  ],
  [
    () => [0, 30],
    'next 30 days, next four weeks, next 4 weeks, 30 הימים הקרובים, ארבעת השבועות הקרובים',
  ],
  [({ day, inMonth }) => [0, inMonth - day], 'this month, החודש, החודש הזה'],
  [
    () => [0, 90],
    'next three months, next 3 months, next few months, חודשים הקרובים, שלושת החודשים הקרובים',
  ],
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

/** Months of the Hebrew calendar. Those that are also names or other words only with "month" or "in". */
export const HEBREW_MONTH_WORDS: readonly (readonly [
  first: HebrewMonth,
  last: HebrewMonth,
  words: string,
])[] = [
  ['tishrei', 'tishrei', 'tishrei, tishri, תשרי, חודש תשרי'],
  ['cheshvan', 'cheshvan', 'cheshvan, heshvan, marcheshvan, חשוון, מרחשוון, חודש חשוון'],
  ['kislev', 'kislev', 'kislev, כסלו, כסליו, חודש כסלו'],
  ['tevet', 'tevet', 'tevet, teves, טבת, חודש טבת'],
  ['shevat', 'shevat', 'shevat, shvat, חודש שבט, בשבט, בחודש שבט'],
  ['adar1', 'adar2', 'adar, חודש אדר, באדר, בחודש אדר'],
  ['adar1', 'adar1', 'adar i, adar 1, first adar, אדר א, אדר ראשון, חודש אדר א, חודש אדר ראשון'],
  ['adar2', 'adar2', 'adar ii, adar 2, second adar, אדר ב, אדר שני, חודש אדר ב, חודש אדר שני'],
  ['nisan', 'nisan', 'nisan, חודש ניסן, בניסן, בחודש ניסן'],
  ['iyar', 'iyar', 'iyar, iyyar, אייר, חודש אייר'],
  ['sivan', 'sivan', 'month of sivan, in sivan, חודש סיוון, בסיוון, בחודש סיוון'],
  ['tammuz', 'tammuz', 'tammuz, tamuz, תמוז, חודש תמוז'],
  ['av', 'av', 'month of av, חודש אב, באב, מנחם אב, בחודש אב'],
  ['elul', 'elul', 'elul, אלול, חודש אלול'],
]

/** First and last month; winter ends in the following year. */
export const SEASON_WORDS: readonly (readonly [first: number, last: number, words: string])[] = [
  [3, 5, 'spring, springtime, אביב'],
  [6, 8, 'summer, summertime, קיץ, חופש הגדול, חופשת הקיץ'],
  [9, 11, 'autumn, in fall, the fall, this fall, סתיו'],
  [12, 2, 'winter, wintertime, חורף'],
]

/** Weekdays from Sunday on. */
export const WEEKDAY_WORDS: readonly string[] = [
  'sunday, יום ראשון, ימי ראשון, יום א, ימי א',
  'monday, יום שני, ימי שני, יום ב, ימי ב',
  'tuesday, יום שלישי, ימי שלישי, יום ג, ימי ג, שלישי הקרוב, שלישי הבא, שלישי בערב, שלישי בבוקר',
  'wednesday, יום רביעי, ימי רביעי, יום ד, ימי ד, רביעי הקרוב, רביעי הבא, רביעי בערב, רביעי בבוקר',
  'thursday, יום חמישי, ימי חמישי, יום ה, ימי ה, חמישי הקרוב, חמישי הבא, חמישי בערב, חמישי בבוקר',
  'friday, יום שישי, ימי שישי, יום ו, ימי ו, שישי הקרוב, שישי הבא, שישי בערב, שישי בבוקר',
  'saturday, shabbat, יום שבת, בשבת, שבת הקרובה, השבת, שבתות, שבת הבאה, מוצש, מוצאי שבת',
]
