import type { Clock } from '../clock.ts'
import { packTightly, type CachedResponse } from './cached-response.ts'
import { openPageStore } from './page-store.ts'

export type CachedPage = { answer: CachedResponse; from: 'hit' | 'miss' }

export type PageCache = {
  /**
   * The page under that key; rendered, once for all who ask meanwhile, if it is not there. Null while nothing may be
   * kept, or if what was rendered turned out to be for one person only: then the request is to be answered for itself.
   */
  get(key: string, render: () => Promise<CachedResponse | null>): Promise<CachedPage | null>
  /** Whether the page under that key still is that one and may be given; then it counts as asked for. */
  giveAgain(key: string, answer: CachedResponse): boolean
  /** Forgets everything: what the pages show may have changed. What is being rendered now will not be kept either. */
  empty(): void
  /** Begins to keep pages: from now on every change will be told by `empty`. */
  trust(): void
  /** Keeps and gives nothing more until `trust`, since changes may go untold. How a cache begins. */
  distrust(): void
  /** How often it was asked since the start, with what luck, and what it holds. */
  counts(): { hits: number; misses: number; untrusted: number; pages: number; bytes: number }
}

const MOST_PAGES = 2_000
const MOST_BYTES = 64 * 1024 * 1024
/** Milliseconds. Some of what pages show changes without a word, as counts and what time itself ends. */
const LIFE = 60_000
/** How often a page is found before it is packed tightly. */
const OFTEN = 3
/** How long packing rests after each page, in times what that one took: never more than a tenth of one core. */
const REST = 9

/** Opens a cache of pages that are the same for all visitors. */
export function createPageCache(options: {
  clock: Clock
  pages?: number
  bytes?: number
}): PageCache {
  const now = () => options.clock.now().getTime()
  const { pages = MOST_PAGES, bytes = MOST_BYTES } = options
  const store = openPageStore({ pages, bytes, ms: LIFE, now })
  let underWay = new Map<string, Promise<CachedResponse | null>>()
  let isTrusted = false
  const asked = { hits: 0, misses: 0, untrusted: 0 }

  const hits = new WeakMap<CachedResponse, number>()
  let packsAgainAt = 0

  /** One at a time, and seldom: a flood of addresses must not become a flood of packing. */
  async function packIfOften(answer: CachedResponse): Promise<void> {
    const times = (hits.get(answer) ?? 0) + 1
    hits.set(answer, times)
    const begun = now()
    if (times < OFTEN || answer.tight || begun < packsAgainAt) return
    packsAgainAt = Infinity
    try {
      await packTightly(answer)
    } finally {
      packsAgainAt = now() + (now() - begun) * REST
    }
  }

  function empty(): void {
    store.clear()
    // A new map: whoever comes now must not be given what was begun before.
    underWay = new Map()
  }

  async function renderOnce(
    key: string,
    render: () => Promise<CachedResponse | null>,
  ): Promise<CachedResponse | null> {
    const generation = underWay
    const begun = now()
    try {
      const answer = await render()
      if (answer && isKeepable(answer) && generation === underWay) store.put(key, answer, begun)
      return answer
    } finally {
      generation.delete(key)
    }
  }

  return {
    async get(key, render) {
      if (!isTrusted) {
        asked.untrusted += 1
        return null
      }
      const kept = store.find(key)
      asked[kept ? 'hits' : 'misses'] += 1
      if (kept) {
        // Packing fails for want of memory only; the quick form goes on being given.
        packIfOften(kept).catch(() => {})
        return { answer: kept, from: 'hit' }
      }
      let rendering = underWay.get(key)
      if (!rendering) {
        rendering = renderOnce(key, render)
        underWay.set(key, rendering)
      }
      const answer = await rendering
      return answer && { answer, from: 'miss' }
    },
    giveAgain(key, answer) {
      if (!isTrusted || store.find(key) !== answer) return false
      asked.hits += 1
      packIfOften(answer).catch(() => {})
      return true
    },
    empty,
    trust() {
      empty()
      isTrusted = true
    },
    distrust() {
      isTrusted = false
      empty()
    },
    counts: () => ({ ...asked, ...store.size() }),
  }
}

/** Only what is whole and lasting, and does not ask to be forgotten. */
function isKeepable({ status, headers }: CachedResponse): boolean {
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/\bno-store\b/i.test(headers.get('Cache-Control') ?? '')
  )
}
