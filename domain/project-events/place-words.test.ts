import { expect, test } from 'vitest'
import type { District } from './place.ts'
import { placeWords, townIn } from './place-words.ts'
import { TOWN_POINTS } from './towns/town-points.ts'

test.each([
  ['King George Street 12, Jerusalem', 'jerusalem-district', 'ירושלים'],
  ["Be'er Sheva", 'southern-district', 'beersheba'],
  ['14 Tel Hai Street, Kiryat Shmona', 'northern-district', 'קרית שמונה'],
  ['צפת', 'northern-district', 'safed'],
  ["Ma'alot-Tarshiha", 'northern-district', 'maalot'],
  ['Ramat Gan', 'tel-aviv-district', 'רמת גן'],
])('%s, in %s, is found by %s', (location, district, word) => {
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

test.each([
  ['Herzl 3, Haifa', null, 'haifa-district', 32.794],
  ['צפת', null, 'northern-district', 32.965],
  ['Haifa Street 1, Jerusalem', 'jerusalem-district', 'jerusalem-district', 31.779],
])('%s, in %s, is in %s', (location, within, district, latitude) => {
  expect(townIn(location, within as District | null)).toMatchObject({
    district,
    point: { latitude },
  })
})

test.each(['A farm', 'Haifa and Jerusalem', ''])('“%s” names no single town', (location) => {
  expect(townIn(location, null)).toBeNull()
})

test('every point is that of a known town, in Israel', () => {
  for (const [name, point] of TOWN_POINTS) {
    expect(townIn(name, null)?.point, name).toEqual(point)
    expect(point.latitude > 29.4 && point.latitude < 33.4, name).toBe(true)
    expect(point.longitude > 34.2 && point.longitude < 35.9, name).toBe(true)
  }
})

test.each([
  ['רחוב תל חי, קריית שמונה', 'northern-district', 'kiryat shmona'],
  ['רחוב תל חי, קרית שמונה', 'northern-district', 'kiryat shmona'],
  ['חוף נתנייה', 'central-district', 'netanya'],
])('%s is found under %s as %s, however many yods are written', (location, district, word) => {
  expect(placeWords({ location, district })).toContain(word)
  expect(townIn(location, district as District)).not.toBeNull()
})

test('short words that are spelled like a town without its vowels are none', () => {
  expect(placeWords({ location: 'קורת גג', district: 'haifa-district' })).not.toContain('krayot')
})
