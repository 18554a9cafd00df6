import { expect, test } from 'vitest'
import { asHeard, countConsonants } from './in-other-letters.ts'

test.each([
  ['גרין', 'green'],
  ['פילדס', 'fields'],
  ["ברידג'", 'bridge'],
  ['ווינדו', 'window'],
  ['קווייט', 'quiet'],
  ['לייט', 'light'],
  ["ת'רשולד", 'threshold'],
  ['פירסט', 'first'],
  ['קי', 'key'],
  ['פריחת', 'prichat'],
  ['צעד', 'tzaad'],
  ['מקלטים', 'miklatim'],
  ['המקהלה', 'hamakhela'],
  ['חלון', 'chalon'],
  ['חלון', 'halon'],
])('%s sounds like %s', (hebrew, latin) => {
  expect(asHeard(hebrew, latin)).toBe(hebrew.replaceAll("'", ''))
})

test.each([
  ['גרון', 'green'],
  ['גרין', 'green-grocer'],
  ['קריית', 'karate'],
  ['מכל', 'makhela'],
  ['קצה', 'kayitz'],
  ['מסעדה', 'shade'],
  ['שולחן', 'shaleken'],
  ['פילדס', 'field'],
])('%s does not sound like %s', (hebrew, latin) => {
  expect(asHeard(hebrew, latin)).toBeNull()
})

test('a word is heard without its prefix', () => {
  expect(asHeard('בגליל', 'galil')).toBe('גליל')
  expect(asHeard('הנגב', 'hanegev')).toBe('הנגב')
  expect(asHeard('הנגב', 'negev')).toBe('נגב')
})

test('vowels do not count as consonants, in either alphabet', () => {
  expect(['green', 'tree', 'apple', 'גרין', 'אור', 'אוהיו'].map(countConsonants)).toEqual([
    3, 2, 2, 3, 1, 0,
  ])
})
