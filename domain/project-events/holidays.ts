import { m } from '#messages'
import { addDays, type Day } from './day.ts'
import { dayOfHebrew, hebrewDateOf, type HebrewMonth } from './hebrew-date.ts'

/** `rest`: work is forbidden, as on Shabbat. `mourning`: a memorial or fast day, on which people do not celebrate. */
export type HolidayKind = 'rest' | 'mourning' | 'other'

export type Holiday = { id: HolidayId; name: string; kind: HolidayKind }

type Rule = {
  name: () => string
  month: HebrewMonth
  day: number
  days?: number
  kind?: HolidayKind
  /** By how many days it moves, by the weekday (0 is Sunday) on which it would be. */
  moves?: Readonly<Record<number, number>>
}

/** So that its eve, Memorial Day, does not touch Shabbat: from Friday and Saturday to Thursday, from Monday to Tuesday. */
const INDEPENDENCE = { 5: -1, 6: -2, 1: 1 }

/** Holidays and memorial days as kept in Israel, by their Hebrew date; each begins on the evening before. */
const RULES = {
  roshHashanah: {
    name: m.hebrewdays_rosh_hashanah,
    month: 'tishrei',
    day: 1,
    days: 2,
    kind: 'rest',
  },
  yomKippur: { name: m.hebrewdays_yom_kippur, month: 'tishrei', day: 10, kind: 'rest' },
  sukkot: { name: m.hebrewdays_sukkot, month: 'tishrei', day: 15, kind: 'rest' },
  sukkotDays: { name: m.hebrewdays_sukkot_days, month: 'tishrei', day: 16, days: 6 },
  simchatTorah: { name: m.hebrewdays_simchat_torah, month: 'tishrei', day: 22, kind: 'rest' },
  sigd: { name: m.hebrewdays_sigd, month: 'cheshvan', day: 29, moves: { 6: -2 } },
  hanukkah: { name: m.hebrewdays_hanukkah, month: 'kislev', day: 25, days: 8 },
  tuBishvat: { name: m.hebrewdays_tu_bishvat, month: 'shevat', day: 15 },
  purim: { name: m.hebrewdays_purim, month: 'adar', day: 14 },
  passover: { name: m.hebrewdays_passover, month: 'nisan', day: 15, kind: 'rest' },
  passoverDays: { name: m.hebrewdays_passover_days, month: 'nisan', day: 16, days: 5 },
  passoverEnd: { name: m.hebrewdays_passover_end, month: 'nisan', day: 21, kind: 'rest' },
  yomHashoah: {
    name: m.hebrewdays_yom_hashoah,
    month: 'nisan',
    day: 27,
    kind: 'mourning',
    moves: { 5: -1, 0: 1 },
  },
  yomHazikaron: {
    name: m.hebrewdays_yom_hazikaron,
    month: 'iyar',
    day: 4,
    kind: 'mourning',
    // The day before Independence Day, which is moved by its own weekday.
    moves: { 4: -1, 5: -2, 0: 1 },
  },
  independence: { name: m.hebrewdays_independence, month: 'iyar', day: 5, moves: INDEPENDENCE },
  lagBaomer: { name: m.hebrewdays_lag_baomer, month: 'iyar', day: 18 },
  jerusalemDay: { name: m.hebrewdays_jerusalem_day, month: 'iyar', day: 28 },
  shavuot: { name: m.hebrewdays_shavuot, month: 'sivan', day: 6, kind: 'rest' },
  tishaBav: {
    name: m.hebrewdays_tisha_bav,
    month: 'av',
    day: 9,
    kind: 'mourning',
    moves: { 6: 1 },
  },
  tuBav: { name: m.hebrewdays_tu_bav, month: 'av', day: 15 },
} as const satisfies Record<string, Rule>

export type HolidayId = keyof typeof RULES

/** The holiday on a civil day; null on most days. */
export function holidayOn(day: Day): Holiday | null {
  const { year } = hebrewDateOf(day)
  const id = holidaysOf(year).get(day)
  if (id === undefined) return null
  const { name, kind = 'other' }: Rule = RULES[id]
  return { id, name: name(), kind }
}

/** The first civil day of a holiday in a Hebrew year, as moved that year. */
export function firstDayOf(id: HolidayId, year: number): Day {
  const { month, day, moves }: Rule = RULES[id]
  const usual = dayOfHebrew({ year, month, day })
  return addDays(usual, moves?.[weekdayOf(usual)] ?? 0)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

const KEPT_MOST = 50
const kept = new Map<number, ReadonlyMap<Day, HolidayId>>()

function holidaysOf(year: number): ReadonlyMap<Day, HolidayId> {
  const known = kept.get(year)
  if (known) return known
  const found = new Map<Day, HolidayId>()
  for (const id of Object.keys(RULES) as HolidayId[]) {
    const { days = 1 }: Rule = RULES[id]
    const first = firstDayOf(id, year)
    for (let at = 0; at < days; at += 1) found.set(addDays(first, at), id)
  }
  if (kept.size >= KEPT_MOST) kept.clear()
  kept.set(year, found)
  return found
}
