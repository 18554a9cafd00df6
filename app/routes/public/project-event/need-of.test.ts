import { expect, test } from 'vitest'
import { needOf } from './need-of.ts'

const item = {
  places: null,
  placesTaken: 0,
  supportTypes: ['donate'] as const,
  donationGoalCents: 1_200_000,
}

test('before the first gift there is a goal and an invitation, and no zero', () => {
  const { supportTypes, ...rest } = item
  const asked = { ...rest, supportTypes: [...supportTypes] }
  expect(needOf({ ...asked, raisedCents: 0 })).toBe('Goal: $12,000 · Be the first to give')
  expect(needOf({ ...asked, raisedCents: 5_000 })).toBe('$50 of $12,000')
})

test('places, for what asks for no gifts', () => {
  const asked = { ...item, supportTypes: [], raisedCents: 0 }
  expect(needOf(asked)).toBeNull()
  expect(needOf({ ...asked, places: 20, placesTaken: 8 })).toBe('12 of 20 places left')
})
