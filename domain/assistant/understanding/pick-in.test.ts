import { expect, test } from 'vitest'
import { pickIn } from './pick-in.ts'

test.each([
  ['the second one', 1],
  ['the last', -1],
  ['number 3 please', 2],
  ['tell me more about the first', 0],
  ['2', 1],
  ['when is it', 'that'],
  ['tell me more about that one', 'that'],
  ['first aid', null],
  ['events in Haifa', null],
  ['what is this', null],
  ['the first time I come to Israel', null],
  ['ספרו לי על השני', 1],
  ['ביום ראשון', null],
  ['מתי זה מתחיל', 'that'],
])('%j picks %s', (text, pick) => {
  expect(pickIn(text)).toBe(pick)
})
