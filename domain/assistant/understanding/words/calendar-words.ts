import { wordTable } from '../word-table.ts'

/** Weekdays, starting on Sunday. */
export const WEEKDAYS: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

/** Other words for weekdays; short forms only count where the sentence marks them as days. */
export const WEEKDAY_WORDS = wordTable<number>({
  shabbat: 6,
  shabbos: 6,
  shabbes: 6,
  sabbath: 6,
  wensday: 3,
  wednsday: 3,
  teusday: 2,
  thrusday: 4,
  saterday: 6,
})
export const SHORT_WEEKDAYS = wordTable<number>({
  sun: 0,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
})

/** Months by number. */
export const MONTHS = wordTable<number>({
  january: 1,
  february: 2,
  febuary: 2,
  march: 3,
  april: 4,
  may: 5,
  june: 6,
  july: 7,
  august: 8,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  sept: 9,
  oct: 10,
  nov: 11,
  dec: 12,
})

/** Months and short forms that are also other words. */
export const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(['march', 'may', 'mar', 'jan', 'dec'])

/** First and last month; winter ends in the following year. */
export const SEASONS = wordTable<readonly [number, number]>({
  spring: [3, 5],
  springtime: [3, 5],
  summer: [6, 8],
  summertime: [6, 8],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [12, 2],
  wintertime: [12, 2],
})

export const NUMBERS = wordTable<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  several: 4,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
})

export const ORDINALS = wordTable<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  fifteenth: 15,
  twentieth: 20,
})

/** Hebrew day words in English; looked up as they are and without the prefixes "in" and "the". */
export const HEBREW_DAYS = wordTable<string>({
  היום: 'today',
  הערב: 'tonight',
  הלילה: 'tonight',
  עכשיו: 'now',
  מחר: 'tomorrow',
  מחרתיים: 'overmorrow',
  אתמול: 'yesterday',
  השבוע: 'this week',
  החודש: 'this month',
  השנה: 'this year',
  בקרוב: 'soon',
  'שבוע הבא': 'next week',
  'שבוע הקרוב': 'next week',
  'חודש הבא': 'next month',
  'שנה הבאה': 'next year',
  'סוף שבוע': 'this weekend',
  'סוף השבוע': 'this weekend',
  'סופי שבוע': 'this weekend',
  סופש: 'this weekend',
  'סוף שבוע הבא': 'next weekend',
  'סוף השבוע הבא': 'next weekend',
  'יום ראשון': 'sunday',
  'יום שני': 'monday',
  'יום שלישי': 'tuesday',
  'יום רביעי': 'wednesday',
  'יום חמישי': 'thursday',
  'יום שישי': 'friday',
  שבת: 'saturday',
  ינואר: 'january',
  פברואר: 'february',
  מרץ: 'in march',
  אפריל: 'april',
  מאי: 'in may',
  יוני: 'june',
  יולי: 'july',
  אוגוסט: 'august',
  ספטמבר: 'september',
  אוקטובר: 'october',
  נובמבר: 'november',
  דצמבר: 'december',
  קיץ: 'this summer',
  חורף: 'this winter',
  אביב: 'this spring',
  סתיו: 'this autumn',
})
