import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => createConcurrencyLimit({ mostOfOne: 2, most: 3, longestMs: 1_000 })
const tooMany = expect.objectContaining({ code: 'too_many', retryAfter: 5 })
const unavailable = expect.objectContaining({ code: 'unavailable' })

test('one has so many places, all have so many, and what has ended frees its own', () => {
  const running = open()
  const first = running.begin('a')
  running.begin('a')
  expect(() => running.begin('a')).toThrow(tooMany)
  running.begin('b')
  expect(() => running.begin('c')).toThrow(unavailable)
  first.end()
  first.end()
  running.begin('c')
  expect(() => running.begin('d')).toThrow(unavailable)
})

test('what runs too long is told to stop, and keeps its place until it has', () => {
  const running = open()
  const one = running.begin('a')
  const other = running.begin('a')
  other.end()
  vi.advanceTimersByTime(999)
  expect(one.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([one.signal.aborted, other.signal.aborted]).toEqual([true, false])
  running.begin('a')
  expect(() => running.begin('a')).toThrow(tooMany)
})

test('when the process ends, all is told to stop and nothing begins', () => {
  const running = open()
  const { signal } = running.begin('a')
  running.close(500)
  expect(() => running.begin('b')).toThrow(unavailable)
  vi.advanceTimersByTime(499)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toEqual(unavailable)
})
