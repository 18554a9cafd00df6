import type { LiveEvent } from './read-events.ts'

/** The user's activity on the page: it may reload now, soon, or only on request. */
export type LivePresence = 'at rest' | 'in use' | 'typing' | 'away'

export type ShownNotice = {
  /** Events since the page was loaded, newest last: `room what`. */
  news: readonly string[]
  /** True if the page does not show them yet and waits for the user. */
  isWaiting: boolean
}

export type LiveStore = {
  take(said: LiveEvent): void
  /** Reloads the page immediately. */
  show(): void
  /** Call when the page was reloaded by other means. */
  clear(): void
  /** Checks again whether the page may reload. */
  look(): void
  close(): void
}

/** Milliseconds within which events are combined. */
const TOGETHER_MS = 300
const AGAIN_MS = 1_000

/**
 * Decides what to do with events: an idle page reloads; one in use reloads once idle; one with unsaved input, or unused
 * for long, reloads when the user asks. Until then the page shows a notice.
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
