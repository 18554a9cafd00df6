import type { HolidayId } from '#domain/project-events/holidays.ts'

/** Jewish and Israeli holidays as observed in Israel; each begins the evening before its first day. */
export const HOLIDAY_WORDS: Partial<Record<HolidayId, string>> = {
  tuBishvat: `tu bishvat, tu bshvat, tu b'shvat, tu beshvat, tu bishevat, new year of the trees, ט"ו בשבט, טו בשבט`,
  purim: `purim, פורים`,
  passover: `passover, pesach, pessach, pesah, pesakh, seder night, the seder, seder, פסח, ליל הסדר`,
  yomHashoah: `holocaust remembrance day, holocaust memorial day, yom hashoah, yom hashoa, holocaust day, יום השואה`,
  yomHazikaron: `memorial day, remembrance day, yom hazikaron, yom ha-zikaron, יום הזיכרון`,
  independence: `independence day, yom haatzmaut, yom ha'atzmaut, yom haatsmaut, yom ha-atzmaut, israel's birthday, יום העצמאות`,
  lagBaomer: `lag baomer, lag ba'omer, lag b'omer, lag bomer, lag ba omer, ל"ג בעומר, לג בעומר`,
  jerusalemDay: `jerusalem day, yom yerushalayim, יום ירושלים`,
  shavuot: `shavuot, shavuos, shavuoth, shavuot, feast of weeks, pentecost, חג שבועות, חג השבועות, ערב שבועות, בשבועות`,
  tishaBav: `tisha b'av, tisha bav, tisha beav, ninth of av, 9th of av, תשעה באב`,
  tuBav: `tu b'av, tu bav, tu beav, ט"ו באב`,
  roshHashanah: `rosh hashanah, rosh hashana, rosh ha-shanah, rosh hashona, jewish new year, ראש השנה`,
  yomKippur: `yom kippur, yom kipur, kippur, day of atonement, יום כיפור, יום הכיפורים`,
  sukkot: `sukkot, succot, sukkos, succos, sukot, sukkoth, succoth, feast of tabernacles, feast of booths, סוכות`,
  simchatTorah: `simchat torah, simchas torah, simhat torah, shemini atzeret, shmini atzeret, שמחת תורה`,
  sigd: `sigd, סיגד`,
  hanukkah: `hanukkah, chanukah, hanukah, chanuka, hannukah, channukah, hanuka, chanukkah, חנוכה`,
}

/** The length in days of those that last longer than one. */
export const HOLIDAY_DAYS: Partial<Record<HolidayId, number>> = {
  passover: 7,
  roshHashanah: 2,
  sukkot: 8,
  hanukkah: 8,
}

/** All holidays of the month that begins with Rosh Hashanah, and its days. */
export const HIGH_HOLIDAYS = `high holidays, high holy days, the chagim, chagim, tishrei holidays, tishri holidays, חגי תשרי, החגים`
export const HIGH_HOLIDAY_DAYS = 22

/** Other holidays that people plan around: month and day on which they begin, length in days, phrases. */
export const YEARLY_DAYS: readonly (readonly [start: string, days: number, words: string])[] = [
  [
    '12-20',
    13,
    'christmas, xmas, christmas break, christmas holidays, winter break, christmas vacation',
  ],
  ['12-31', 2, "new year's eve, new year's, new years, new year's day, new year, silvester"],
  ['02-14', 1, "valentine's day, valentines"],
  ['03-08', 1, "women's day, international women's day"],
  ['11-22', 8, 'thanksgiving, thanksgiving break'],
  ['07-01', 62, 'summer vacation, summer holidays, summer break'],
]
