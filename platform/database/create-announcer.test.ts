import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '../log.ts'
import { createAnnouncer } from './create-announcer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An announcer over a database that can be away, with what it announced and what it missed. */
function announcing() {
  const said: string[][] = []
  const missed: string[] = []
  let isAway = false
  const announcer = createAnnouncer({
    async query(_, [lines]) {
      await Promise.resolve()
      if (isAway) throw new Error('away')
      said.push(lines)
    },
    missed: (channel, what) => missed.push(`${channel}|${what}`),
    log: createLogger('silent'),
  })
  return {
    said,
    missed,
    announcer,
    away(is: boolean) {
      isAway = is
    },
  }
}

test('announces at once, and together what follows, each line once', async () => {
  const { said, announcer } = announcing()
  announcer.announce(['content faq'])
  for (const line of ['content faq', 'live inbox new staff', 'content faq']) {
    announcer.announce([line])
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual([['content faq']])
  await vi.advanceTimersByTimeAsync(10)
  const both = ['content faq', 'live inbox new staff']
  expect(said).toEqual([['content faq'], both])
  await vi.advanceTimersByTimeAsync(100)
  announcer.announce(['features '])
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual([['content faq'], both, ['features ']])
})

test('says nothing of nothing', async () => {
  const { said, announcer } = announcing()
  announcer.announce([])
  await vi.advanceTimersByTimeAsync(100)
  expect(said).toEqual([])
})

test('gives what cannot be announced to its own process, once, and tries again', async () => {
  const { said, missed, announcer, away } = announcing()
  away(true)
  announcer.announce(['content faq tours', 'features '])
  await vi.advanceTimersByTimeAsync(500)
  announcer.announce(['content news:1'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(missed).toEqual(['content|faq tours', 'features|', 'content|news:1'])
  away(false)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(said).toEqual([['content faq tours', 'features ', 'content news:1']])
})

test('gives up after a minute, and announces what comes later', async () => {
  const { said, missed, announcer, away } = announcing()
  away(true)
  announcer.announce(['content faq'])
  await vi.advanceTimersByTimeAsync(62_000)
  away(false)
  announcer.announce(['content tours'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said).toEqual([['content tours']])
  expect(missed).toEqual(['content|faq'])
})

test('announces before it closes, and does not wait for a database that is away', async () => {
  const { said, announcer } = announcing()
  announcer.announce(['content faq'])
  announcer.announce(['content tours'])
  await announcer.close()
  expect(said).toEqual([['content faq'], ['content tours']])

  const other = announcing()
  other.away(true)
  other.announcer.announce(['content faq'])
  await vi.advanceTimersByTimeAsync(500)
  await other.announcer.close()
  expect(other.missed).toEqual(['content|faq'])
  expect(other.said).toEqual([])
})
