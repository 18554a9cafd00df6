import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveStore, type ShownNotice, type LivePresence } from './live-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function desk(first: LivePresence) {
  const page = { presence: first, read: 0, shown: null as ShownNotice | null }
  const opened = createLiveStore({
    presence: () => page.presence,
    refresh: () => void (page.read += 1),
    show: (shown) => void (page.shown = shown),
  })
  return { page, ...opened }
}

const news = (data: string) => ({ event: 'news', data })
const soon = () => vi.advanceTimersByTimeAsync(300)

test('an idle page reloads, once for events that arrive together', async () => {
  const { page, take } = desk('at rest')
  for (const data of ['inbox new', 'inbox changed', 'inbox new']) take(news(data))
  expect(page.read).toBe(0)
  await soon()
  expect(page).toMatchObject({
    read: 1,
    shown: { news: ['inbox new', 'inbox changed'], isWaiting: false },
  })
  take({ event: 'beat', data: '' })
  await soon()
  expect(page.read).toBe(1)
  take({ event: 'catch-up', data: '' })
  await soon()
  expect(page).toMatchObject({ read: 2, shown: { news: [], isWaiting: false } })
})

test('a page in use shows a notice, and reloads once idle', async () => {
  const { page, take } = desk('in use')
  take(news('posts new'))
  await soon()
  expect(page).toMatchObject({ read: 0, shown: { news: ['posts new'], isWaiting: true } })
  page.presence = 'at rest'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page).toMatchObject({ read: 1, shown: { isWaiting: false } })
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['typing', 'away'] as const)(
  'a page whose user is %s reloads only on request',
  async (presence) => {
    const { page, take, show } = desk(presence)
    take(news('posts new'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(page).toMatchObject({ read: 0, shown: { isWaiting: true } })
    show()
    expect(page).toMatchObject({ read: 1, shown: { news: ['posts new'], isWaiting: false } })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(page.read).toBe(1)
  },
)

test('another page gets its own events, and a closed one gets none', async () => {
  const { page, take, clear, close } = desk('typing')
  take(news('posts new'))
  await soon()
  clear()
  expect(page.shown).toEqual({ news: [], isWaiting: false })
  page.presence = 'at rest'
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.read).toBe(0)
  take(news('posts new'))
  close()
  await soon()
  expect(page.read).toBe(0)
})
