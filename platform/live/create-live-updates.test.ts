import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveUpdates, type Hearer, type LiveUpdates } from './create-live-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const holding = async () => true

/** Opens a stream and collects events as `event data`; `end` once it has ended. */
function hearing(live: LiveUpdates, more: Partial<Hearer> = {}) {
  const stream = live.open({ person: 'a', names: ['a'], holds: holding, ...more })
  const reader = stream.getReader()
  const heard: string[] = []
  const gather = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return heard.push('end')
      const text = new TextDecoder().decode(value)
      heard.push(
        text
          .replaceAll(/event: |data: |\n\n/g, '')
          .replace('\n', ' ')
          .trim(),
      )
    }
  }
  void gather()
  return { heard, leave: () => reader.cancel(), settled: () => vi.advanceTimersByTimeAsync(0) }
}

test('forwards notifications to their audience and nobody else', async () => {
  const live = createLiveUpdates()
  const staff = hearing(live, { person: 's', names: ['s', 'staff'] })
  const owner = hearing(live, { person: 'o', names: ['o'] })
  const other = hearing(live, { person: 'p', names: ['p'] })
  live.hear('inbox new staff')
  live.hear('supports new o')
  for (const odd of ['', 'inbox', 'inbox new', 'inbox new staff and more', 'x\ny z staff']) {
    live.hear(odd)
  }
  await staff.settled()
  expect(staff.heard).toEqual(['open', 'news inbox new'])
  expect(owner.heard).toEqual(['open', 'news supports new'])
  expect(other.heard).toEqual(['open'])
  live.catchUp()
  await staff.settled()
  for (const one of [staff, owner, other]) expect(one.heard.at(-1)).toBe('catch-up')
})

test('sends heartbeats, and checks access before each', async () => {
  const live = createLiveUpdates({ beatMs: 1_000 })
  let holds = true
  const one = hearing(live, { holds: async () => holds })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(one.heard).toEqual(['open', 'beat', 'beat'])
  holds = false
  live.hear('inbox new a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(one.heard).toEqual(['open', 'beat', 'beat', 'news inbox new', 'end'])
  live.hear('inbox new a')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(one.heard.at(-1)).toBe('end')
})

test('ends if access cannot be checked', async () => {
  const live = createLiveUpdates({ beatMs: 1_000 })
  const one = hearing(live, { holds: () => Promise.reject(new Error('away')) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(one.heard).toEqual(['open', 'end'])
})

test('one person, and all together, may open a limited number; closing one makes room', async () => {
  const live = createLiveUpdates({ mostOfOne: 2, most: 3 })
  const first = hearing(live)
  hearing(live)
  expect(() => hearing(live)).toThrow(expect.objectContaining({ code: 'too_many' }))
  hearing(live, { person: 'b' })
  expect(() => hearing(live, { person: 'c' })).toThrow(
    expect.objectContaining({ code: 'unavailable', retryAfter: 10 }),
  )
  await first.leave()
  expect(hearing(live).heard).toBeDefined()
})

test('a client that does not read is disconnected, with little buffered', async () => {
  const live = createLiveUpdates({ mostOfOne: 1 })
  const stream = live.open({ person: 'a', names: ['a'], holds: holding })
  for (let times = 0; times < 10_000; times += 1) live.hear('inbox new a')
  const next = hearing(live)
  expect(next.heard, 'the first is forgotten').toBeDefined()
  const kept = await new Response(stream).text()
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.length).toBeLessThan(10_000)
})

test('closing ends all at once, and opens no more', async () => {
  const live = createLiveUpdates()
  const one = hearing(live)
  live.close()
  await one.settled()
  expect(one.heard).toEqual(['open', 'end'])
  expect(() => hearing(live)).toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(vi.getTimerCount()).toBe(0)
})
