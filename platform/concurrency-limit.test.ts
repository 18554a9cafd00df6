import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => createConcurrencyLimit({ mostOfOne: 2, most: 3, longestMs: 1_000 })
const tooMany = expect.objectContaining({ code: 'too_many', retryAfter: 5 })
const unavailable = expect.objectContaining({ code: 'unavailable' })

test('one owner and all together have a limited number of slots, and finished work frees its slot', () => {
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

test('work that runs too long is aborted, and keeps its slot until it ends', () => {
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

test('when the process ends, everything is aborted and nothing starts', () => {
  const running = open()
  const { signal } = running.begin('a')
  running.close(500)
  expect(() => running.begin('b')).toThrow(unavailable)
  vi.advanceTimersByTime(499)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toEqual(unavailable)
})
