import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test.each([
  ['King George Street 12, Jerusalem', 'jerusalem-district', 'ירושלים'],
  ["Be'er Sheva", 'southern-district', 'beersheba'],
  ['14 Tel Hai Street, Kiryat Shmona', 'northern-district', 'קרית שמונה'],
  ['צפת', 'northern-district', 'safed'],
  ["Ma'alot-Tarshiha", 'northern-district', 'maalot'],
  ['Ramat Gan', 'tel-aviv-district', 'רמת גן'],
])('%s is found by %3$s', (location, district, word) => {
  expect(placeWords({ location, district })).toContain(word)
})

test('a district is found by its region, unless it is named like a city', () => {
  expect(placeWords({ location: 'A farm', district: 'northern-district' })).toContain('צפון')
  expect(placeWords({ location: 'A farm', district: 'jerusalem-district' })).toBe('a farm')
})

test('a street named like a town of another district is not that town', () => {
  const words = placeWords({ location: 'Haifa Street, Jerusalem', district: 'jerusalem-district' })
  expect(words).not.toContain('חיפה')
})

test('abroad and without a location only what is written counts', () => {
  expect(placeWords({ location: 'Temple Emanu-El, New York', district: null })).toBe(
    'temple emanu-el, new york',
  )
  expect(placeWords({ location: null, district: null })).toBe('')
})
