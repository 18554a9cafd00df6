import type { HebrewMonth } from '#domain/project-events/hebrew-date.ts'
import type { HolidayId } from '#domain/project-events/holidays.ts'

/** Days from today, both ends included; `weekday` counts from Sunday, 0, `day` is that of the month. */
export type Range = (today: {
  weekday: number
  day: number
  inMonth: number
  inNextMonth: number
}) => [from: number, to: number]

const WEEKEND = 5

/** Weeks begin on Sunday; the weekend is Friday and Saturday. */
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
    ({ day, inMonth, inNextMonth }) => [inMonth - day + 1, inMonth - day + inNextMonth],
    'next month, the coming month, חודש הבא, החודש הבא, חודש הקרוב',
  ],
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

/** Other times of the year: the first and the last day, as month and day. */
export const TIMES_OF_YEAR: readonly (readonly [first: string, last: string, words: string])[] = [
  ['03-01', '05-31', 'spring, springtime, אביב'],
  ['06-01', '08-31', 'summer, summertime, קיץ, חופש הגדול, חופשת הקיץ'],
  ['07-01', '08-31', 'summer vacation, summer holidays, summer break'],
  ['09-01', '11-30', 'autumn, in fall, the fall, this fall, סתיו'],
  ['12-01', '02-29', 'winter, wintertime, חורף'],
  [
    '12-20',
    '01-01',
    'christmas, xmas, christmas break, christmas holidays, winter break, christmas vacation',
  ],
  ['12-31', '01-01', "new year's eve, new year's, new years, new year's day, new year, silvester"],
  ['02-14', '02-14', "valentine's day, valentines"],
  ['03-08', '03-08', "women's day, international women's day"],
  ['11-22', '11-29', 'thanksgiving, thanksgiving break'],
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

/** Jewish and Israeli holidays as observed in Israel, and how many days they last; each begins the evening before. */
export const HOLIDAY_WORDS: readonly (readonly [HolidayId, days: number, words: string])[] = [
  [
    'tuBishvat',
    1,
    `tu bishvat, tu bshvat, tu b'shvat, tu beshvat, tu bishevat, new year of the trees, ט"ו בשבט, טו בשבט`,
  ],
  ['purim', 1, `purim, פורים`],
  [
    'passover',
    7,
    `passover, pesach, pessach, pesah, pesakh, seder night, the seder, seder, פסח, ליל הסדר`,
  ],
  [
    'yomHashoah',
    1,
    `holocaust remembrance day, holocaust memorial day, yom hashoah, yom hashoa, holocaust day, יום השואה`,
  ],
  ['yomHazikaron', 1, `memorial day, remembrance day, yom hazikaron, yom ha-zikaron, יום הזיכרון`],
  [
    'independence',
    1,
    `independence day, yom haatzmaut, yom ha'atzmaut, yom haatsmaut, yom ha-atzmaut, israel's birthday, יום העצמאות`,
  ],
  [
    'lagBaomer',
    1,
    `lag baomer, lag ba'omer, lag b'omer, lag bomer, lag ba omer, ל"ג בעומר, לג בעומר`,
  ],
  ['jerusalemDay', 1, `jerusalem day, yom yerushalayim, יום ירושלים`],
  [
    'shavuot',
    1,
    `shavuot, shavuos, shavuoth, shavuot, feast of weeks, pentecost, חג שבועות, חג השבועות, ערב שבועות, בשבועות`,
  ],
  ['tishaBav', 1, `tisha b'av, tisha bav, tisha beav, ninth of av, 9th of av, תשעה באב`],
  ['tuBav', 1, `tu b'av, tu bav, tu beav, ט"ו באב`],
  [
    'roshHashanah',
    2,
    `rosh hashanah, rosh hashana, rosh ha-shanah, rosh hashona, jewish new year, ראש השנה`,
  ],
  ['yomKippur', 1, `yom kippur, yom kipur, kippur, day of atonement, יום כיפור, יום הכיפורים`],
  [
    'sukkot',
    8,
    `sukkot, succot, sukkos, succos, sukot, sukkoth, succoth, feast of tabernacles, feast of booths, סוכות`,
  ],
  [
    'simchatTorah',
    1,
    `simchat torah, simchas torah, simhat torah, shemini atzeret, shmini atzeret, שמחת תורה`,
  ],
  ['sigd', 1, `sigd, סיגד`],
  [
    'hanukkah',
    8,
    `hanukkah, chanukah, hanukah, chanuka, hannukah, channukah, hanuka, chanukkah, חנוכה`,
  ],
  // All holidays of the month that begins with it.
  [
    'roshHashanah',
    22,
    `high holidays, high holy days, the chagim, chagim, tishrei holidays, tishri holidays, חגי תשרי, החגים`,
  ],
]
