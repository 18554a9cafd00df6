import { expect, test } from 'vitest'
import { progressOf, progressLabel } from './campaign.ts'

const of = (goalKind: 'raised' | 'supporters', goal: number, reached: number) =>
  ({ goalKind, goal, raisedCents: reached, supporters: reached }) as const
const said = (...campaign: Parameters<typeof of>) =>
  progressLabel(of(...campaign) as Parameters<typeof progressLabel>[0])

test('below, at and above the goal', () => {
  expect(said('raised', 150_000, 58_400)).toBe('$584 of $1,500')
  expect(said('raised', 150_000, 150_000)).toBe('Goal of $1,500 reached')
  expect(said('raised', 100_000, 125_050)).toBe('$1,250.50, past the goal of $1,000')
  expect(said('supporters', 30, 13)).toBe('13 of 30 supporters')
  expect(said('supporters', 1, 0)).toBe('0 of 1 supporter')
  expect(said('supporters', 1000, 1200)).toBe('1,200, past the goal of 1,000 supporters')
})

test('shows a hundred percent only once the goal is fully reached', () => {
  expect(progressOf(of('raised', 100_000, 99_999))).toEqual({
    reached: 99_999,
    percent: 99,
    isReached: false,
  })
  expect(progressOf(of('supporters', 30, 30))).toMatchObject({ percent: 100, isReached: true })
  expect(progressOf(of('raised', 100_000, 125_000))).toMatchObject({
    percent: 125,
    isReached: true,
  })
})
