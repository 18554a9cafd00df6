import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followStream } from './follow-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const OPEN = 'event: open\ndata: \n\n'
const NEWS = 'event: news\ndata: inbox new\n\n'

type Given = { says: string; stays?: boolean } | { status: number } | 'nobody'

/** A server that answers each attempt with the next given response, and repeats the last one. */
function listening(given: Given[]) {
  const heard: string[] = []
  const tries: number[] = []
  const closing = new AbortController()
  const began = Date.now()
  const ended = followStream({
    signal: closing.signal,
    tell: ({ event, data }) => heard.push(`${event} ${data}`.trim()),
    async open(signal) {
      tries.push((Date.now() - began) / 1000)
      const next = given.length > 1 ? given.shift()! : given[0]!
      if (next === 'nobody') throw new TypeError('Failed to fetch')
      if ('status' in next) return new Response(null, { status: next.status })
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(next.says))
          if (!next.stays) return controller.close()
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    },
  })
  return { heard, tries, ended, stop: () => closing.abort() }
}

test('reports events; after a disconnect it reconnects and reports a possible gap', async () => {
  const one = listening([{ says: OPEN + NEWS }, { says: OPEN + NEWS, stays: true }])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(one.heard).toEqual(['news inbox new', 'catch-up', 'news inbox new'])
  one.stop()
  await one.ended
})

test('retries after 1, 2, 5 and then 10 seconds, starting over once connected', async () => {
  const one = listening(['nobody', 'nobody', { status: 503 }, 'nobody', 'nobody', { says: OPEN }])
  await vi.advanceTimersByTimeAsync(29_500)
  expect(one.tries).toEqual([0, 1, 3, 8, 18, 28, 29])
  one.stop()
  await one.ended
  expect(vi.getTimerCount()).toBe(0)
})

test('a silent connection is dropped', async () => {
  const one = listening([{ says: OPEN, stays: true }])
  await vi.advanceTimersByTimeAsync(74_000)
  expect(one.tries).toEqual([0])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(one.tries).toEqual([0, 76])
  expect(one.heard).toEqual(['catch-up'])
  one.stop()
  await one.ended
})

test.each([401, 403])('a refusal (%i) is final, and the page reloads', async (status) => {
  const one = listening([{ status }])
  await one.ended
  expect(one.heard).toEqual(['catch-up'])
  expect(one.tries).toEqual([0])
})
