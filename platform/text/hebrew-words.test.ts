import { expect, test } from 'vitest'
import { hebrewSpelling, hebrewStem, withoutHebrewPrefixes } from './hebrew-words.ts'

test.each([
  ['התנדבות', 'התנדבויות'],
  ['פרויקט', 'פרויקטים'],
  ['ארגון', 'ארגוני'],
  ['מתנדב', 'מתנדבות'],
  ['תרומה', 'תרומת'],
  ['קהילה', 'קהילות'],
])('%s and %s have one stem', (one, other) => {
  expect(hebrewStem(one)).toBe(hebrewStem(other))
})

test('what is too short keeps its ending', () => {
  expect(hebrewStem('שבת')).toBe('שבת')
  expect(hebrewStem('מים')).toBe('מימ')
})

test('spellings with one yod and with two are the same', () => {
  expect(hebrewSpelling('עלייה')).toBe(hebrewSpelling('עליה'))
  expect(hebrewSpelling('תקווה')).toBe(hebrewSpelling('תקוה'))
})

test('prefixes are taken off one after the other, as long as a word is left', () => {
  expect(withoutHebrewPrefixes('ומהצפון')).toEqual(['מהצפון', 'הצפון', 'צפון'])
  expect(withoutHebrewPrefixes('בים')).toEqual(['ים'])
  expect(withoutHebrewPrefixes('חיפה')).toEqual([])
})
