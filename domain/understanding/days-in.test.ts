import { expect, test } from 'vitest'
import { daysIn } from './days-in.ts'

/** A Wednesday. */
const today = '2026-11-25'

test.each([
  ['today', '2026-11-25', '2026-11-25', 'today'],
  ['what is on tonight?', '2026-11-25', '2026-11-25', 'tonight'],
  ['tomorrow morning', '2026-11-26', '2026-11-26', 'tomorrow morning'],
  ['the day after tomorrow', '2026-11-27', '2026-11-27', 'the day after tomorrow'],
  ['this week', '2026-11-25', '2026-11-28', 'this week'],
  ['next week', '2026-11-29', '2026-12-05', 'next week'],
  ['the week after next', '2026-12-06', '2026-12-12', 'the week after next'],
  ['this weekend', '2026-11-27', '2026-11-28', 'this weekend'],
  ['on the weekend', '2026-11-27', '2026-11-28', 'on the weekend'],
  ['next weekend', '2026-12-04', '2026-12-05', 'next weekend'],
  ['on Sunday', '2026-11-29', '2026-11-29', 'on Sunday'],
  ['Friday night', '2026-11-27', '2026-11-27', 'on Friday night'],
  ['this coming Sunday', '2026-11-29', '2026-11-29', 'this coming Sunday'],
  ['next Sunday', '2026-11-29', '2026-11-29', 'next Sunday'],
  ['next Thursday', '2026-12-03', '2026-12-03', 'next Thursday'],
  ['on Shabbat', '2026-11-28', '2026-11-28', 'on Shabbat'],
  ['on wed', '2026-11-25', '2026-11-25', 'on wed'],
  ['what about Friday?', '2026-11-27', '2026-11-27', 'on Friday'],
  ['by Friday', '2026-11-25', '2026-11-27', 'by Friday'],
  ['next month', '2026-12-01', '2026-12-31', 'next month'],
  ['this month', '2026-11-25', '2026-11-30', 'this month'],
  ['in the next month', '2026-11-25', '2026-12-25', 'in the next month'],
  ['the next two weeks', '2026-11-25', '2026-12-09', 'the next two weeks'],
  ['in the coming 60 days', '2026-11-25', '2027-01-24', 'in the coming 60 days'],
  ['in two weeks', '2026-12-06', '2026-12-12', 'in two weeks'],
  ['3 weeks from now', '2026-12-13', '2026-12-19', '3 weeks from now'],
  ['in 10 days', '2026-12-05', '2026-12-05', 'in 10 days'],
  ['for ten days from today', '2026-11-25', '2026-12-05', 'for ten days from today'],
  ['in a month', '2026-12-01', '2026-12-31', 'in a month'],
  ['in March', '2027-03-01', '2027-03-31', 'in March'],
  ['in November', '2026-11-25', '2026-11-30', 'in November'],
  ['January', '2027-01-01', '2027-01-31', 'in January'],
  ['February 2028', '2028-02-01', '2028-02-29', 'in February 2028'],
  ['early March', '2027-03-01', '2027-03-10', 'early March'],
  ['mid-March', '2027-03-10', '2027-03-20', 'mid March'],
  ['at the end of January', '2027-01-20', '2027-01-31', 'at the end of January'],
  ['the first weekend of December', '2026-12-04', '2026-12-05', 'in the first weekend of December'],
  ['second week of January', '2027-01-08', '2027-01-14', 'in the second week of January'],
  ['last March', '2026-03-01', '2026-03-31', 'last March'],
  ['last month', '2026-10-01', '2026-10-31', 'last month'],
  ['yesterday', '2026-11-24', '2026-11-24', 'yesterday'],
  ['in the summer', '2027-06-01', '2027-08-31', 'in the summer'],
  ['this winter', '2026-12-01', '2027-02-28', 'this winter'],
  ['next spring', '2027-03-01', '2027-05-31', 'next spring'],
  ['summer 2028', '2028-06-01', '2028-08-31', 'summer 2028'],
  ['in 2027', '2027-01-01', '2027-12-31', 'in 2027'],
  ['this year', '2026-11-25', '2026-12-31', 'this year'],
  ['3 May', '2027-05-03', '2027-05-03', 'on 3 May'],
  ['the 3rd of May', '2027-05-03', '2027-05-03', 'the 3rd of May'],
  ['May 3rd, 2028', '2028-05-03', '2028-05-03', 'on May 3rd 2028'],
  ['Dec 5', '2026-12-05', '2026-12-05', 'on Dec 5'],
  ['between 3 and 10 May', '2027-05-03', '2027-05-10', 'between 3 and 10 May'],
  ['3–10 May', '2027-05-03', '2027-05-10', 'on 3-10 May'],
  ['May 3 to 10', '2027-05-03', '2027-05-10', 'on May 3 to 10'],
  ['from 28 December to 4 January', '2026-12-28', '2027-01-04', 'from 28 December to 4 January'],
  ['December 28 until January 4', '2026-12-28', '2027-01-04', 'on December 28 until January 4'],
  ['2027-05-03', '2027-05-03', '2027-05-03', 'on 2027-05-03'],
  ['3.5.2027', '2027-05-03', '2027-05-03', 'on 3.5.2027'],
  ['5/3', '2027-05-03', '2027-05-03', 'on 5/3'],
  ['25/12', '2026-12-25', '2026-12-25', 'on 25/12'],
  ['on the 15th', '2026-12-15', '2026-12-15', 'on the 15th'],
  ['29 February', '2028-02-29', '2028-02-29', 'on 29 February'],
  ['during Passover', '2027-04-21', '2027-04-28', 'during Passover'],
  ['Pesach 2028', '2028-04-10', '2028-04-17', 'around Passover 2028'],
  ['Hannukah', '2026-12-04', '2026-12-12', 'around Hanukkah'],
  ['after Sukkot', '2027-10-24', '2027-12-22', 'after Sukkot'],
  ['before Purim', '2026-11-25', '2027-03-21', 'before Purim'],
  ["Yom Ha'atzmaut", '2027-05-11', '2027-05-12', 'around Independence Day'],
  ['over Christmas', '2026-12-20', '2027-01-01', 'over Christmas'],
  ['from June on', '2027-06-01', '2027-08-29', 'from June on'],
  ['מחר', '2026-11-26', '2026-11-26', 'tomorrow'],
  ['בשבוע הבא', '2026-11-29', '2026-12-05', 'next week'],
  ['בתל אביב בחודש הבא', '2026-12-01', '2026-12-31', 'next month'],
  ['ביום שלישי', '2026-12-01', '2026-12-01', 'on Tuesday'],
  ['בפסח', '2027-04-21', '2027-04-28', 'around Passover'],
])('%s is %s to %s', (text, from, to, words) => {
  expect(daysIn(text, today)).toEqual({ from, to, words })
})

test.each([
  'what may I do',
  'a march for life',
  'sun and shade',
  'summer camp for children and their friends',
  'families of October 7',
  'since 7 October',
  'volunteer on weekends',
  'every Sunday',
  'an hour a week',
  '45/77',
  '99999999999999999999 days',
  'nothing about days',
  '',
])('%s says no days', (text) => {
  expect(daysIn(text, today)).toBeNull()
})

test('a weekend that has begun is what is left of it; "on Friday" on a Friday is today', () => {
  expect(daysIn('this weekend', '2026-11-28')).toMatchObject({
    from: '2026-11-28',
    to: '2026-11-28',
  })
  expect(daysIn('on Friday', '2026-11-27')).toMatchObject({ from: '2026-11-27' })
  expect(daysIn('next Friday', '2026-11-27')).toMatchObject({ from: '2026-12-04' })
})
