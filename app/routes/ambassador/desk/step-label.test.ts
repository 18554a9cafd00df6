import { expect, test } from 'vitest'
import { shortStepLabel, stepLabel } from './step-label.ts'

test('labels a day, a week and a month', () => {
  const day = { from: '2026-11-03', to: '2026-11-03' }
  expect(stepLabel(day, 'day')).toBe('November 3, 2026')
  expect(shortStepLabel(day, 'day')).toBe('Nov 3')
  const week = { from: '2026-11-01', to: '2026-11-07' }
  expect(stepLabel(week, 'week')).toBe('November 1 – 7, 2026')
  expect(stepLabel({ from: '2026-11-29', to: '2026-12-05' }, 'week')).toBe(
    'November 29 – December 5, 2026',
  )
  expect(stepLabel({ from: '2026-12-27', to: '2027-01-02' }, 'week')).toBe(
    'December 27, 2026 – January 2, 2027',
  )
  expect(stepLabel({ from: '2026-11-01', to: '2026-11-01' }, 'week')).toBe('November 1, 2026')
  const month = { from: '2026-11-01', to: '2026-11-22' }
  expect(stepLabel(month, 'month')).toBe('November 2026')
  expect(shortStepLabel(month, 'month')).toBe('Nov ’26')
})
