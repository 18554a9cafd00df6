/** A holiday: its names, its first full days in the Gregorian calendar, and its length in days. */
export type Holiday = { name: string; words: string; days: number; starts: readonly string[] }

/** Jewish and Israeli holidays of 2026 to 2031 as observed in Israel; each begins the evening before its first day. */
export const JEWISH_HOLIDAYS: readonly Holiday[] = [
  {
    name: 'Tu BiShvat',
    words: `tu bishvat, tu bshvat, tu b'shvat, tu beshvat, tu bishevat, new year of the trees, ט"ו בשבט, טו בשבט`,
    days: 1,
    starts: ['2026-02-02', '2027-01-23', '2028-02-12', '2029-01-31', '2030-01-19', '2031-02-08'],
  },
  {
    name: 'Purim',
    words: 'purim, פורים',
    days: 1,
    starts: ['2026-03-03', '2027-03-23', '2028-03-12', '2029-03-01', '2030-03-19', '2031-03-09'],
  },
  {
    name: 'Passover',
    words: 'passover, pesach, pessach, pesah, pesakh, seder night, the seder, seder, פסח, ליל הסדר',
    days: 7,
    starts: ['2026-04-02', '2027-04-22', '2028-04-11', '2029-03-31', '2030-04-18', '2031-04-08'],
  },
  {
    name: 'Holocaust Remembrance Day',
    words: `holocaust remembrance day, holocaust memorial day, yom hashoah, yom hashoa, holocaust day, יום השואה`,
    days: 1,
    starts: ['2026-04-14', '2027-05-04', '2028-04-24', '2029-04-12', '2030-04-30', '2031-04-21'],
  },
  {
    name: 'Memorial Day',
    words: `memorial day, remembrance day, yom hazikaron, yom ha-zikaron, יום הזיכרון`,
    days: 1,
    starts: ['2026-04-21', '2027-05-11', '2028-05-01', '2029-04-18', '2030-05-07', '2031-04-28'],
  },
  {
    name: 'Independence Day',
    words: `independence day, yom haatzmaut, yom ha'atzmaut, yom haatsmaut, yom ha-atzmaut, israel's birthday, יום העצמאות`,
    days: 1,
    starts: ['2026-04-22', '2027-05-12', '2028-05-02', '2029-04-19', '2030-05-08', '2031-04-29'],
  },
  {
    name: 'Lag BaOmer',
    words: `lag baomer, lag ba'omer, lag b'omer, lag bomer, lag ba omer, ל"ג בעומר, לג בעומר`,
    days: 1,
    starts: ['2026-05-05', '2027-05-25', '2028-05-14', '2029-05-03', '2030-05-21', '2031-05-11'],
  },
  {
    name: 'Jerusalem Day',
    words: 'jerusalem day, yom yerushalayim, יום ירושלים',
    days: 1,
    starts: ['2026-05-15', '2027-06-04', '2028-05-24', '2029-05-13', '2030-05-31', '2031-05-21'],
  },
  {
    name: 'Shavuot',
    words:
      'shavuot, shavuos, shavuoth, shavuot, feast of weeks, pentecost, חג שבועות, חג השבועות, ערב שבועות, בשבועות',
    days: 1,
    starts: ['2026-05-22', '2027-06-11', '2028-05-31', '2029-05-20', '2030-06-07', '2031-05-28'],
  },
  {
    name: "Tisha B'Av",
    words: `tisha b'av, tisha bav, tisha beav, ninth of av, 9th of av, תשעה באב`,
    days: 1,
    starts: ['2026-07-23', '2027-08-12', '2028-08-01', '2029-07-22', '2030-08-08', '2031-07-29'],
  },
  {
    name: "Tu B'Av",
    words: `tu b'av, tu bav, tu beav, ט"ו באב`,
    days: 1,
    starts: ['2026-07-29', '2027-08-18', '2028-08-07', '2029-07-27', '2030-08-14', '2031-08-04'],
  },
  {
    name: 'Rosh Hashanah',
    words: `rosh hashanah, rosh hashana, rosh ha-shanah, rosh hashona, jewish new year, ראש השנה`,
    days: 2,
    starts: ['2026-09-12', '2027-10-02', '2028-09-21', '2029-09-10', '2030-09-28', '2031-09-18'],
  },
  {
    name: 'Yom Kippur',
    words: 'yom kippur, yom kipur, kippur, day of atonement, יום כיפור, יום הכיפורים',
    days: 1,
    starts: ['2026-09-21', '2027-10-11', '2028-09-30', '2029-09-19', '2030-10-07', '2031-09-27'],
  },
  {
    name: 'the High Holidays',
    words: `high holidays, high holy days, the chagim, chagim, tishrei, tishri holidays, חגי תשרי, החגים`,
    days: 22,
    starts: ['2026-09-12', '2027-10-02', '2028-09-21', '2029-09-10', '2030-09-28', '2031-09-18'],
  },
  {
    name: 'Sukkot',
    words:
      'sukkot, succot, sukkos, succos, sukot, sukkoth, succoth, feast of tabernacles, feast of booths, סוכות',
    days: 8,
    starts: ['2026-09-26', '2027-10-16', '2028-10-05', '2029-09-24', '2030-10-12', '2031-10-02'],
  },
  {
    name: 'Simchat Torah',
    words: `simchat torah, simchas torah, simhat torah, shemini atzeret, shmini atzeret, שמחת תורה`,
    days: 1,
    starts: ['2026-10-03', '2027-10-23', '2028-10-12', '2029-10-01', '2030-10-19', '2031-10-09'],
  },
  {
    name: 'Sigd',
    words: 'sigd, סיגד',
    days: 1,
    starts: ['2026-11-09', '2027-11-29', '2028-11-16', '2029-11-07', '2030-11-25', '2031-11-13'],
  },
  {
    name: 'Hanukkah',
    words: 'hanukkah, chanukah, hanukah, chanuka, hannukah, channukah, hanuka, chanukkah, חנוכה',
    days: 8,
    starts: ['2026-12-05', '2027-12-25', '2028-12-13', '2029-12-02', '2030-12-21', '2031-12-10'],
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
