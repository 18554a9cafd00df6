import type { Clock } from '../clock.ts'
import { isOutdated } from './cache-tags.ts'
import { packTightly, type CachedResponse } from './cached-response.ts'
import type { PageKey } from './page-key.ts'
import { openPageStore } from './page-store.ts'

export type CachedPage = { answer: CachedResponse; from: 'hit' | 'miss' }

/** Rare pages, such as searches, only evict each other. */
type Asked = Pick<PageKey, 'key' | 'isRare'>

export type PageCache = {
  /**
   * Returns a page; renders it, once for all concurrent requests, if it is not stored. Null while the cache is off,
   * or if the page turns out to be private: then the request must be answered individually.
   */
  get(page: Asked, render: () => Promise<CachedResponse | null>): Promise<CachedPage | null>
  /** Whether the page for a key is still this one and may be sent; counts as a request. */
  giveAgain(key: string, answer: CachedResponse): boolean
  /** Removes the pages that depend on one of these, because it has changed. Renderings in progress are not stored either. */
  forget(tags: readonly string[]): void
  /** Empties the cache, because anything may have changed. Renderings in progress are not stored either. */
  empty(): void
  /** Starts caching: from now on `forget` or `empty` is called for every change. */
  trust(): void
  /** Stops caching until `trust`, because notifications may be lost. The initial state. */
  distrust(): void
  /** Requests since the start by result, and the current size. */
  counts(): { hits: number; misses: number; untrusted: number; pages: number; bytes: number }
}

const MOST_PAGES = 2_000
const MOST_BYTES = 64 * 1024 * 1024
/** The share of the space that rare pages have in addition. */
const RARE = 1 / 8
/** Milliseconds. Some content changes without a notification, such as counts and time itself. */
const LIFE = 60_000
/** Number of hits before a page is recompressed. */
const OFTEN = 3
/** Pause after each recompression as a multiple of its duration: at most a tenth of one core. */
const REST = 9

/** Creates a cache of pages that are the same for all visitors. */
export function createPageCache(options: {
  clock: Clock
  pages?: number
  bytes?: number
}): PageCache {
  const now = () => options.clock.now().getTime()
  const { pages = MOST_PAGES, bytes = MOST_BYTES } = options
  const common = openPageStore({ pages, bytes, ms: LIFE, now })
  const rare = openPageStore({ pages: pages * RARE, bytes: bytes * RARE, ms: LIFE, now })
  let underWay = new Map<string, Promise<CachedResponse | null>>()
  /** Renderings that may be stored, each with what has changed since it began. */
  const storable = new Set<{ changed: Set<string> }>()
  let isTrusted = false
  const asked = { hits: 0, misses: 0, untrusted: 0 }

  const hits = new WeakMap<CachedResponse, number>()
  let packsAgainAt = 0

  /** One at a time, and rarely: a flood of addresses must not cause a flood of recompression. */
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

  function forget(tags: readonly string[]): void {
    common.forget(tags)
    rare.forget(tags)
    for (const { changed } of storable) for (const tag of tags) changed.add(tag)
    // A new map: later requests must not get an earlier rendering.
    underWay = new Map()
  }

  function empty(): void {
    common.clear()
    rare.clear()
    storable.clear()
    underWay = new Map()
  }

  async function renderOnce(
    { key, isRare }: Asked,
    render: () => Promise<CachedResponse | null>,
  ): Promise<CachedResponse | null> {
    const generation = underWay
    const rendering = { changed: new Set<string>() }
    storable.add(rendering)
    const begun = now()
    try {
      const answer = await render()
      const isCurrent = storable.has(rendering) && !isOutdated(answer?.tags, rendering.changed)
      if (answer && isKeepable(answer) && isCurrent) {
        ;(isRare ? rare : common).put(key, answer, begun)
      }
      return answer
    } finally {
      storable.delete(rendering)
      generation.delete(key)
    }
  }

  return {
    async get(page, render) {
      const { key } = page
      if (!isTrusted) {
        asked.untrusted += 1
        return null
      }
      const kept = (page.isRare ? rare : common).find(key)
      asked[kept ? 'hits' : 'misses'] += 1
      if (kept) {
        // Recompression fails only for lack of memory; the quick form is used further.
        packIfOften(kept).catch(() => {})
        return { answer: kept, from: 'hit' }
      }
      let rendering = underWay.get(key)
      if (!rendering) {
        rendering = renderOnce(page, render)
        underWay.set(key, rendering)
      }
      const answer = await rendering
      return answer && { answer, from: 'miss' }
    },
    giveAgain(key, answer) {
      const isKept = isTrusted && (common.find(key) ?? rare.find(key)) === answer
      if (!isKept) return false
      asked.hits += 1
      packIfOften(answer).catch(() => {})
      return true
    },
    forget,
    empty,
    trust() {
      empty()
      isTrusted = true
    },
    distrust() {
      isTrusted = false
      empty()
    },
    counts() {
      const [one, other] = [common.size(), rare.size()]
      return { ...asked, pages: one.pages + other.pages, bytes: one.bytes + other.bytes }
    },
  }
}

/** Stores only complete, cacheable responses. */
function isKeepable({ status, headers }: CachedResponse): boolean {
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/\bno-store\b/i.test(headers.get('Cache-Control') ?? '')
  )
}
