import { expect, test } from 'vitest'
import { draftSchema } from './content.ts'
import { hintsOf } from './hints.ts'

const hints = (draft: Record<string, string>) =>
  Object.keys(hintsOf(draftSchema.parse({ type: 'event', ...draft })))

test('a district of Israel with coordinates elsewhere', () => {
  const district = 'haifa-district'
  expect(hints({ district, latitude: '32.8', longitude: '35' })).toEqual([])
  expect(hints({ district, latitude: '40.7', longitude: '-74' })).toEqual(['latitude'])
  expect(hints({ latitude: '40.7', longitude: '-74' })).toEqual([])
  expect(hints({ district, latitude: '40.7' })).toEqual([])
})

test('swapped coordinates are recognized', () => {
  const draft = { district: 'haifa-district', latitude: '35', longitude: '32.8' }
  const { latitude } = hintsOf(draftSchema.parse({ type: 'event', ...draft }))
  expect(latitude).toMatch(/may be swapped/)
})

test('an hour that occurs twice', () => {
  const night = { startDate: '2026-10-25', startTime: '01:30', endTime: '01:45' }
  expect(hints(night)).toEqual(['startTime', 'endTime'])
  expect(hints({ ...night, startTime: '03:00', endTime: '' })).toEqual([])
  expect(hints({ ...night, timeZone: 'UTC' })).toEqual([])
})
