import { expect, test } from 'vitest'
import { addDays } from '#domain/project-events/day.ts'
import { readDays } from './read-days.ts'
import { readSentence } from './read-sentence.ts'
import { JEWISH_HOLIDAYS } from './words/holidays.ts'

/** A Thursday. */
const TODAY = '2026-11-26'
const days = (text: string) => {
  const found = readDays(readSentence(text), TODAY)
  return found && [found.from, found.to]
}

test.each([
  ['what is on today', '2026-11-26', '2026-11-26'],
  ['tomorrow evening', '2026-11-27', '2026-11-27'],
  ['this weekend in Haifa', '2026-11-27', '2026-11-28'],
  ['next weekend', '2026-12-04', '2026-12-05'],
  ['events this week', '2026-11-26', '2026-11-28'],
  ['next week', '2026-11-29', '2026-12-05'],
  ['in the next two weeks', '2026-11-26', '2026-12-09'],
  ['during the first week of next month', '2026-12-01', '2026-12-31'],
  ['events in January', '2027-01-01', '2027-01-31'],
  ['in November', '2026-11-26', '2026-11-30'],
  ['3 January', '2027-01-03', '2027-01-03'],
  ['January 3rd', '2027-01-03', '2027-01-03'],
  ['March 2028', '2028-03-01', '2028-03-31'],
  ['from January to March', '2027-01-01', '2027-03-31'],
  ['we come in the spring', '2027-03-01', '2027-05-31'],
  ['winter', '2026-12-01', '2027-02-28'],
  ['on Sunday', '2026-11-29', '2026-11-29'],
  ['over Hanukkah', '2026-12-04', '2026-12-12'],
  ['אירועים בינואר', '2027-01-01', '2027-01-31'],
])('%j is from %s to %s', (text, from, to) => {
  expect(days(text)).toEqual([from, to])
})

test.each([
  'my daughter is 14, may she help?',
  'may I come',
  'last month',
  'yesterday',
  'a few hours a week',
  'the dunes of Caesarea',
])('%j names no days', (text) => {
  expect(days(text)).toBeNull()
})

test('the holidays are those of the Hebrew calendar', () => {
  const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const dates: Record<string, string> = {
    Purim: '14 Adar',
    Passover: '15 Nisan',
    'Rosh Hashanah': '1 Tishri',
    'Yom Kippur': '10 Tishri',
    Sukkot: '15 Tishri',
    Hanukkah: '25 Kislev',
  }
  for (const { name, starts } of JEWISH_HOLIDAYS) {
    const expected = dates[name]
    if (expected === undefined) continue
    const written = starts.map((day) =>
      hebrew.format(new Date(`${addDays(day, 0)}T12:00:00Z`)).replace(/Adar II?/, 'Adar'),
    )
    expect(written, name).toEqual(starts.map(() => expected))
  }
})
