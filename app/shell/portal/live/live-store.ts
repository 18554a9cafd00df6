import type { LiveEvent } from './read-events.ts'

/** How much the person is at the page: what stands there may be exchanged, in a moment, or not by itself. */
export type LivePresence = 'at rest' | 'in use' | 'typing' | 'away'

export type ShownNotice = {
  /** What has happened since the page was read, newest last: `room what`. */
  news: readonly string[]
  /** The page does not show it yet, and will not before the person wants it. */
  isWaiting: boolean
}

export type LiveStore = {
  take(said: LiveEvent): void
  /** Reads the page anew at once. */
  show(): void
  /** The page was read anew by other means. */
  clear(): void
  /** Looks again whether the page may be read anew. */
  look(): void
  close(): void
}

/** News that come together are told together. */
const TOGETHER_MS = 300
const AGAIN_MS = 1_000

/**
 * Decides what becomes of news: a page at rest is read anew; one in use only once it rests, and one in which something
 * is being typed, or that nobody has used for long, when the person says so. Until then the page tells that there is more.
 */
export function createLiveStore({
  presence,
  refresh,
  show,
}: {
  presence(): LivePresence
  refresh(): void
  show(shown: ShownNotice): void
}): LiveStore {
  let news: string[] = []
  let hasNews = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(look, ms)
  }

  function look(): void {
    clearTimeout(timer)
    if (!hasNews) return
    if (presence() === 'at rest') return read()
    show({ news, isWaiting: true })
    later(AGAIN_MS)
  }

  function read(): void {
    const told = news
    forget()
    refresh()
    show({ news: told, isWaiting: false })
  }

  function forget(): void {
    clearTimeout(timer)
    news = []
    hasNews = false
  }

  return {
    take({ event, data }) {
      if (event !== 'news' && event !== 'catch-up') return
      if (event === 'news' && !news.includes(data)) news = [...news, data]
      hasNews = true
      later(TOGETHER_MS)
    },
    show: read,
    clear() {
      forget()
      show({ news: [], isWaiting: false })
    },
    look,
    close: forget,
  }
}
