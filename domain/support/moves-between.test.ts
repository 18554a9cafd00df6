import { expect, test } from 'vitest'
import { speak } from '#platform/speak.ts'
import type { EventDate } from '../project-events/next-date.ts'
import { firstMovesBetween } from './moves-between.ts'

const date = (id: string, hour: number, labels: EventDate['labels']): EventDate => ({
  id,
  startDatetime: `2026-06-01T${hour}:00:00.000Z`,
  endDatetime: null,
  ...(labels && { labels }),
})

const event = (...dates: EventDate[]) => ({
  type: 'event' as const,
  startDatetime: dates[0]?.startDatetime ?? null,
  endDatetime: null,
  startDate: null,
  endDate: null,
  timeZone: 'Asia/Jerusalem',
  location: 'Haifa',
  district: null,
  region: null,
  latitude: null,
  longitude: null,
  dates,
})

const kitchen = { en: 'Kitchen', he: 'מטבח' }
const before = event(date('one', 10, kitchen), date('two', 14, { he: 'גינה' }))

const countIn = (language: 'en' | 'he', after: typeof before, dateId: string | null = null) =>
  speak(language, () => firstMovesBetween(before, after, dateId).length)

test('who hears of a change does not depend on the language of who approves it', () => {
  const onlyHebrew = event(
    date('one', 10, { ...kitchen, he: 'המטבח' }),
    date('two', 14, { he: 'גינה' }),
  )
  const first = event(date('one', 10, { en: 'Stove', he: 'מטבח' }), date('two', 14, { he: 'גן' }))
  for (const language of ['en', 'he'] as const) {
    expect(countIn(language, onlyHebrew), language).toBe(0)
    expect(countIn(language, first), language).toBeGreaterThan(0)
    expect(countIn(language, first, 'one'), language).toBe(1)
  }
})

test('of those who chose a date, only that one counts', () => {
  const after = event(date('one', 11, kitchen), date('two', 14, { he: 'גינה' }))
  expect([countIn('en', after, 'one'), countIn('en', after, 'two')]).toEqual([1, 0])
})
