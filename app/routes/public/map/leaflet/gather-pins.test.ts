import { expect, test } from 'vitest'
import type { MapPin } from '#domain/project-events/map-pin.ts'
import { gatherPins, stepAside } from './gather-pins.ts'

const world = { south: -85, north: 85, west: -180, east: 180 }

function pin(id: string, latitude: number, longitude: number): MapPin {
  return {
    id,
    type: 'project',
    language: 'en' as const,
    title: id,
    organization: '',
    region: null,
    district: null,
    location: null,
    startDatetime: null,
    endDatetime: null,
    timeZone: 'Asia/Jerusalem',
    startDate: null,
    endDate: null,
    supportTypes: ['visit'],
    latitude,
    longitude,
  }
}

test('clusters close pins when zoomed out, and loses none when zooming in', () => {
  const pins = [
    pin('haifa', 32.79, 34.99),
    pin('acre', 32.93, 35.08),
    pin('eilat', 29.56, 34.95),
    pin('london', 51.5, -0.12),
  ]
  const gathering = gatherPins(pins, 13)
  const far = gathering.within(world, 6)
  expect(far.map((one) => ('pin' in one ? one.pin.id : one.count)).sort()).toEqual([
    2,
    'eilat',
    'london',
  ])
  const cluster = far.find((one) => 'clusterId' in one)!
  const opened = gathering.open(cluster.clusterId)
  expect(opened.spots.sort()).toEqual(['acre', 'haifa'])
  const near = gathering.within(world, opened.zoom)
  expect(near.filter((one) => 'pin' in one)).toHaveLength(4)
})

test('returns only pins inside the box', () => {
  const gathering = gatherPins([pin('haifa', 32.79, 34.99), pin('eilat', 29.56, 34.95)], 13)
  const north = gathering.within({ south: 32, north: 33.4, west: 34, east: 36 }, 10)
  expect(north.map(({ key }) => key)).toEqual(['haifa 0/1'])
})

test('pins at the same location spread out at close zoom', () => {
  const pins = Array.from({ length: 40 }, (_, at) => pin(String(at), 31.7683, 35.2137))
  const shown = gatherPins(pins, 13).within(world, 13)
  expect(shown).toHaveLength(40)
  const spots = shown.map((one) => ('pin' in one ? stepAside(one.among) : [0, 0]))
  for (const [at, [x = 0, y = 0]] of spots.entries()) {
    for (const [otherX = 0, otherY = 0] of spots.slice(at + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(32)
    }
  }
})

test('pins in one street do not overlap at the closest zoom, though their locations differ', () => {
  const pins = Array.from({ length: 6 }, (_, at) => pin(String(at), 32.08 + at / 2000, 34.78))
  const shown = gatherPins(pins, 13).within(world, 13)
  expect(shown).toHaveLength(6)
  // At zoom 13, one degree of latitude is about 6,870 px here.
  const spots = shown.map((one) => {
    const [x, y] = 'pin' in one ? stepAside(one.among) : [0, 0]
    return { x, y: y - one.latitude * 6870 }
  })
  for (const [at, one] of spots.entries()) {
    for (const other of spots.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(32)
    }
  }
})

test('a single pin keeps its position', () => {
  expect(stepAside([0, 1])).toEqual([0, 0])
})
