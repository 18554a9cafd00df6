import { expect, test } from 'vitest'
import { nearestTown, suggestTowns } from './suggest-towns.ts'
import { withTown } from './with-town.ts'

const valuesOf = (typed: string) => suggestTowns(typed).map(({ value }) => value)

test.each([
  ['hai', 'Haifa'],
  ['Herzl Street 3, jeru', 'Herzl Street 3, Jerusalem'],
  ['חיפ', 'חיפה'],
  ['רחוב הרצל 3, ירוש', 'רחוב הרצל 3, ירושלים'],
  ['tzfat', 'Safed'],
])('%s is completed to %s', (typed, value) => {
  expect(valuesOf(typed)).toContain(value)
})

test('a town that was found by another spelling says so, with its name in the other script', () => {
  expect(suggestTowns('tzfa')).toEqual([
    { value: 'Safed', label: 'tzfat · צפת · Northern District' },
  ])
})

test('one letter, an unknown place and a finished street suggest nothing', () => {
  expect([...valuesOf('h'), ...valuesOf('Springfield'), ...valuesOf('Haifa, ')]).toEqual([])
})

test('at most six, and none twice', () => {
  const many = valuesOf('ki')
  expect(many.length).toBeLessThanOrEqual(6)
  expect(new Set(many).size).toBe(many.length)
})

test('the nearest town of a point, and how far it is', () => {
  expect(nearestTown({ latitude: 32.8, longitude: 35 })).toMatchObject({ town: { name: 'Haifa' } })
  expect(nearestTown({ latitude: 40.7, longitude: -74 })!.kilometers).toBeGreaterThan(1000)
})

test('an exact point stays, and still gets the district of the named town', () => {
  const place = { region: 'asia', district: null, location: 'Herzl 3, Haifa' }
  const exact = { latitude: 32.8001, longitude: 35.0002 }
  expect(withTown({ ...place, ...exact })).toEqual({
    ...place,
    ...exact,
    district: 'haifa-district',
  })
})
