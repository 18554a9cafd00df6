import { expect, test } from 'vitest'
import { groupByDay, LINES_MOST, type CalendarEvent } from './calendar-event.ts'

const range = { from: '2026-11-10', to: '2026-11-30' }

function event(id: string, firstDay: string, lastDay = firstDay, hour = '10'): CalendarEvent {
  return { id, firstDay, lastDay, startDatetime: `${firstDay}T${hour}:00:00.000Z` } as CalendarEvent
}

function shown(events: CalendarEvent[], within = range, most?: number) {
  return groupByDay(events, within, most).map(({ day, events: found }) => [
    day,
    found.map(({ id }) => id).join(' '),
  ])
}

test('an event appears on each of its days in the range', () => {
  expect(
    shown([
      event('long', '2026-11-08', '2026-11-11'),
      event('b', '2026-11-11'),
      event('c', '2026-11-30', '2026-12-02'),
    ]),
  ).toEqual([
    ['2026-11-10', 'long'],
    ['2026-11-11', 'long b'],
    ['2026-11-30', 'c'],
  ])
})

test('within a day earlier events come first, and ties have a stable order', () => {
  expect(
    shown([
      event('late', '2026-11-12', '2026-11-12', '20'),
      event('y', '2026-11-12', '2026-11-12', '08'),
      event('x', '2026-11-12', '2026-11-12', '08'),
    ]),
  ).toEqual([['2026-11-12', 'x y late']])
})

test('a list has a maximum number of lines', () => {
  const long = [event('a', '2026-11-01', '2026-12-31'), event('b', '2026-11-02', '2026-12-31')]
  expect(shown(long, range, 3)).toEqual([
    ['2026-11-10', 'a b'],
    ['2026-11-11', 'a'],
  ])
  const many = Array.from({ length: 500 }, (_, at) => event(String(at), '2026-11-15'))
  expect(groupByDay(many, range)[0]?.events).toHaveLength(LINES_MOST)
})

test('without events there are no days', () => {
  expect(groupByDay([event('a', '2026-11-10')], { from: '2026-11-11', to: '2026-11-10' })).toEqual(
    [],
  )
})
