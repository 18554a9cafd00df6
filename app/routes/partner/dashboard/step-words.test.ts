import { expect, test } from 'vitest'
import { stepWords } from './step-words.ts'

test('days and months have a long and a short label, identical in every time zone', () => {
  const day = stepWords('day')
  expect([day.long('2026-03-01'), day.short('2026-03-01')]).toEqual(['March 1, 2026', 'Mar 1'])
  const month = stepWords('month')
  expect([month.long('2026-03-01'), month.short('2026-03-01')]).toEqual(['March 2026', 'Mar'])
})
