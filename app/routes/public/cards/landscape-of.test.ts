import { expect, test } from 'vitest'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { landscapeOf } from './landscape-of.ts'

test('each district has its landscape', () => {
  const scene = (district: string) => landscapeOf({ id: 'a', district, region: 'asia' }).region
  expect(DISTRICTS.map(scene)).toEqual([
    'galilee',
    'coast',
    'judea',
    'coast',
    'jerusalem',
    'negev',
    'judea',
  ])
})

test('a region abroad gets the foreign landscape, and no location a local one', () => {
  expect(landscapeOf({ id: 'a', district: null, region: 'europe' }).region).toBe('abroad')
  for (let n = 0; n < 50; n++) {
    expect(landscapeOf({ id: `${n}`, district: null, region: null }).region).not.toBe('abroad')
  }
})

test('the time of day differs between items and is stable for each', () => {
  const times = Array.from(
    { length: 30 },
    (_, n) => landscapeOf({ id: `item ${n}`, district: null, region: null }).time,
  )
  expect(new Set(times).size).toBe(5)
  expect(landscapeOf({ id: 'item 3', district: null, region: null }).time).toBe(times[3])
})
