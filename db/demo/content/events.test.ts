import { expect, test } from 'vitest'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { CATEGORIES, SUPPORT_TYPES } from '#domain/project-events/project-event.ts'
import type { DemoEvent } from '../shapes.ts'
import { EVENTS } from './events.ts'

const approved = EVENTS.filter(({ status }) => status === undefined)

function keysWhere(wrong: (event: DemoEvent) => boolean) {
  return EVENTS.filter(wrong).map(({ key }) => key)
}

function isTimeZone(zone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

test('events happen at a time and in a zone that exist', () => {
  expect(keysWhere(({ region, zone }) => (region === 'asia') === Boolean(zone))).toEqual([])
  expect(keysWhere(({ zone }) => zone !== undefined && !isTimeZone(zone))).toEqual([])
  expect(
    keysWhere(
      ({ time, hours }) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) || hours <= 0 || hours > 48,
    ),
  ).toEqual([])
  expect(keysWhere(({ places }) => places !== undefined && places < 1)).toEqual([])
})

test('events are past, today and ahead', () => {
  const days = approved.map(({ day }) => day)
  expect(days.filter((day) => day < 0).length).toBeGreaterThanOrEqual(10)
  expect(days.filter((day) => day === 0)).toHaveLength(3)
  expect(days.filter((day) => day > 0).length).toBeGreaterThanOrEqual(25)
  expect(Math.min(...days)).toBeGreaterThanOrEqual(-120)
  expect(Math.max(...days)).toBeLessThanOrEqual(153)
})

test('the calendar and the map have something in every month, district, topic and way to help', () => {
  const months = [0, 1, 2, 3, 4].map((month) =>
    approved.filter(({ day }) => day >= month * 30 && day < (month + 1) * 30),
  )
  expect(months.filter(({ length }) => length < 3)).toEqual([])
  const coming = approved.filter(({ day }) => day >= 0)
  expect(DISTRICTS.filter((one) => !coming.some(({ district }) => district === one))).toEqual([])
  expect(CATEGORIES.filter((one) => !approved.some(({ category }) => category === one))).toEqual([])
  expect(
    SUPPORT_TYPES.filter((one) => !approved.some(({ supportTypes }) => supportTypes.includes(one))),
  ).toEqual([])
  expect(coming.filter(({ district }) => !district).length).toBeGreaterThanOrEqual(3)
})
