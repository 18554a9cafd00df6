import type { HolidayId } from '#domain/project-events/holidays.ts'

/** The names of a holiday, the one whose first full day is its own, and its length in days. */
type Holiday = { starts: HolidayId; words: string; days: number }

/** Jewish and Israeli holidays as observed in Israel; each begins the evening before its first day. */
export const JEWISH_HOLIDAYS: readonly Holiday[] = [
  {
    starts: 'tuBishvat',
    words: `tu bishvat, tu bshvat, tu b'shvat, tu beshvat, tu bishevat, new year of the trees, ט"ו בשבט, טו בשבט`,
    days: 1,
  },
  {
    starts: 'purim',
    words: 'purim, פורים',
    days: 1,
  },
  {
    starts: 'passover',
    words: 'passover, pesach, pessach, pesah, pesakh, seder night, the seder, seder, פסח, ליל הסדר',
    days: 7,
  },
  {
    starts: 'yomHashoah',
    words: `holocaust remembrance day, holocaust memorial day, yom hashoah, yom hashoa, holocaust day, יום השואה`,
    days: 1,
  },
  {
    starts: 'yomHazikaron',
    words: `memorial day, remembrance day, yom hazikaron, yom ha-zikaron, יום הזיכרון`,
    days: 1,
  },
  {
    starts: 'independence',
    words: `independence day, yom haatzmaut, yom ha'atzmaut, yom haatsmaut, yom ha-atzmaut, israel's birthday, יום העצמאות`,
    days: 1,
  },
  {
    starts: 'lagBaomer',
    words: `lag baomer, lag ba'omer, lag b'omer, lag bomer, lag ba omer, ל"ג בעומר, לג בעומר`,
    days: 1,
  },
  {
    starts: 'jerusalemDay',
    words: 'jerusalem day, yom yerushalayim, יום ירושלים',
    days: 1,
  },
  {
    starts: 'shavuot',
    words:
      'shavuot, shavuos, shavuoth, shavuot, feast of weeks, pentecost, חג שבועות, חג השבועות, ערב שבועות, בשבועות',
    days: 1,
  },
  {
    starts: 'tishaBav',
    words: `tisha b'av, tisha bav, tisha beav, ninth of av, 9th of av, תשעה באב`,
    days: 1,
  },
  {
    starts: 'tuBav',
    words: `tu b'av, tu bav, tu beav, ט"ו באב`,
    days: 1,
  },
  {
    starts: 'roshHashanah',
    words: `rosh hashanah, rosh hashana, rosh ha-shanah, rosh hashona, jewish new year, ראש השנה`,
    days: 2,
  },
  {
    starts: 'yomKippur',
    words: 'yom kippur, yom kipur, kippur, day of atonement, יום כיפור, יום הכיפורים',
    days: 1,
  },
  {
    starts: 'roshHashanah',
    words: `high holidays, high holy days, the chagim, chagim, tishrei holidays, tishri holidays, חגי תשרי, החגים`,
    days: 22,
  },
  {
    starts: 'sukkot',
    words:
      'sukkot, succot, sukkos, succos, sukot, sukkoth, succoth, feast of tabernacles, feast of booths, סוכות',
    days: 8,
  },
  {
    starts: 'simchatTorah',
    words: `simchat torah, simchas torah, simhat torah, shemini atzeret, shmini atzeret, שמחת תורה`,
    days: 1,
  },
  {
    starts: 'sigd',
    words: 'sigd, סיגד',
    days: 1,
  },
  {
    starts: 'hanukkah',
    words: 'hanukkah, chanukah, hanukah, chanuka, hannukah, channukah, hanuka, chanukkah, חנוכה',
    days: 8,
  },
]

/** Other holidays that people plan around, with the month and day they begin. */
export const YEARLY_DAYS: readonly { name: string; words: string; start: string; days: number }[] =
  [
    {
      name: 'Christmas',
      words:
        'christmas, xmas, christmas break, christmas holidays, winter break, christmas vacation',
      start: '12-20',
      days: 13,
    },
    {
      name: "New Year's",
      words: `new year's eve, new year's, new years, new year's day, new year, silvester`,
      start: '12-31',
      days: 2,
    },
    { name: "Valentine's Day", words: `valentine's day, valentines`, start: '02-14', days: 1 },
    {
      name: "Women's Day",
      words: `women's day, international women's day`,
      start: '03-08',
      days: 1,
    },
    { name: 'Thanksgiving', words: 'thanksgiving, thanksgiving break', start: '11-22', days: 8 },
    {
      name: 'the summer holidays',
      words: 'summer vacation, summer holidays, summer break',
      start: '07-01',
      days: 62,
    },
  ]
