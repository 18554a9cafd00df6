import { expect, test } from 'vitest'
import { projectListAddress } from '#domain/project-events/list-address.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { NO_SLOTS } from '../understanding/slots.ts'
import { listOf } from './list-of-slots.ts'

const haifa = {
  name: 'Haifa District',
  hebrew: null,
  districts: ['haifa-district'],
  regions: [],
  towns: null,
} as const

test('slots that the list can filter by lead to exactly that list', () => {
  const asked = listOf({
    ...NO_SLOTS,
    place: haifa,
    kinds: ['volunteer'],
    topics: ['education'],
    type: 'event',
  })
  expect(asked.isExact).toBe(true)
  expect(projectListAddress(asked.query)).toBe(
    '/projects-events?type=event&category=education&category=volunteer&region=haifa-district',
  )
})

test('so do several topics and districts, and days', () => {
  const asked = listOf({
    ...NO_SLOTS,
    place: { ...haifa, districts: ['haifa-district', 'northern-district'] },
    topics: ['education', 'technology'],
    days: { from: '2027-01-01', to: '2027-01-31' },
  })
  expect(asked.isExact).toBe(true)
  expect(projectListAddress(asked.query)).toBe(
    '/projects-events?category=education&category=technology&region=haifa-district&region=northern-district&from=2027-01-01&to=2027-01-31',
  )
})

test.each([
  [{ words: ['choir'] }],
  [{ kinds: ['attend', 'donate'] as const }],
  [{ place: { ...haifa, name: 'Acre', towns: ['acre'] } }],
])('%j is more than the list can filter', (slots) => {
  expect(listOf({ ...NO_SLOTS, ...slots }).isExact).toBe(false)
})

test('all of Israel is a region of the list', () => {
  const israel = { name: 'Israel', hebrew: null, districts: DISTRICTS, regions: [], towns: null }
  expect(projectListAddress(listOf({ ...NO_SLOTS, place: israel }).query)).toBe(
    '/projects-events?region=asia',
  )
})
