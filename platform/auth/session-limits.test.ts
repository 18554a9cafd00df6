import { expect, test } from 'vitest'
import { evaluateSession, ORDINARY_LIMITS, STRICT_LIMITS } from './session-limits.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['just begun', 0, 0, 'good', 'good'],
  ['used five minutes ago', 30, 1 / 12, 'good', 'good'],
  ['used an hour ago', 30, 1, 'due', 'due'],
  ['left overnight', 30, 12, 'due', 'over'],
  ['a week old and in use', 7 * 24, 0, 'good', 'over'],
  ['left for two weeks', 20 * 24, 14 * 24, 'over', 'over'],
  ['sixty days old and in use', 60 * 24, 0, 'over', 'over'],
])('a session %s', (_, since, lastUsed, ordinary, strict) => {
  const times = { since: ago(since), lastUsed: ago(lastUsed) }
  expect(evaluateSession(times, ORDINARY_LIMITS, now)).toBe(ordinary)
  expect(evaluateSession(times, STRICT_LIMITS, now)).toBe(strict)
})
