import { expect, test } from 'vitest'
import { readDays } from './read-days.ts'
import { readSentence } from './read-sentence.ts'

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
  ['מינואר עד מרץ', '2027-01-01', '2027-03-31'],
  ['over Passover', '2027-04-21', '2027-04-28'],
  ['בראש השנה', '2027-10-01', '2027-10-03'],
  ['ביום העצמאות', '2027-05-11', '2027-05-12'],
  // Months and days of the Hebrew calendar.
  ['אירועים בכסלו', '2026-11-26', '2026-12-10'],
  ['what is on in Tevet', '2026-12-11', '2027-01-08'],
  ['י״ג בטבת', '2026-12-23', '2026-12-23'],
  ['13 Tevet', '2026-12-23', '2026-12-23'],
  ['י״ג בכסלו', '2027-12-13', '2027-12-13'],
  ['בחודש שבט', '2027-01-09', '2027-02-07'],
  ['ט״ו בשבט', '2027-01-22', '2027-01-23'],
  ['באדר', '2027-02-08', '2027-04-07'],
  ['באדר ב׳', '2027-03-10', '2027-04-07'],
  ['in Tishrei', '2027-10-02', '2027-10-31'],
  ['כ״ט באלול תשפ״ח', '2028-09-20', '2028-09-20'],
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
  'אבא שלי רוצה לעזור',
  'אני אדר ואשמח להתנדב',
])('%j names no days', (text) => {
  expect(days(text)).toBeNull()
})
