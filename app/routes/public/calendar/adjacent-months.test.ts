import { expect, test } from 'vitest'
import { adjacentMonths } from './adjacent-months.ts'

const address = (month: string) => `/calendar?month=${month}`

test('links a month to its neighbors, up to the ends of the calendar', () => {
  const today = '2026-11-21'
  expect(adjacentMonths('2026-12', today, address)).toEqual({
    before: { month: '2026-11', to: '/calendar?month=2026-11' },
    after: { month: '2027-01', to: '/calendar?month=2027-01' },
  })
  expect(adjacentMonths('2025-01', today, address).before).toBeNull()
  expect(adjacentMonths('2027-12', today, address).after).toBeNull()
})
