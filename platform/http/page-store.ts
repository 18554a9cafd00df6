import { isOutdated } from './cache-tags.ts'
import { mostBytes, type CachedResponse } from './cached-response.ts'

export type PageStore = {
  find(key: string): CachedResponse | null
  /** Stores a response with its time, unless it alone would take an eighth of the space. */
  put(key: string, answer: CachedResponse, at: number): void
  /** Removes what a change of these tags makes out of date. */
  forget(tags: readonly string[]): void
  clear(): void
  size(): { pages: number; bytes: number }
}

/** Creates a store limited to a number of pages and bytes; evicts the least recently used. Entries expire after `ms`. */
export function openPageStore(limits: {
  pages: number
  bytes: number
  ms: number
  now(): number
}): PageStore {
  // A map keeps insertion order: the first key is the least recently used.
  const kept = new Map<string, { answer: CachedResponse; at: number }>()
  let bytes = 0

  function drop(key: string): void {
    const entry = kept.get(key)
    if (!entry) return
    kept.delete(key)
    bytes -= mostBytes(entry.answer)
  }

  return {
    find(key) {
      const entry = kept.get(key)
      if (!entry) return null
      kept.delete(key)
      kept.set(key, entry)
      if (Math.abs(limits.now() - entry.at) < limits.ms) return entry.answer
      drop(key)
      return null
    },
    put(key, answer, at) {
      drop(key)
      const needed = mostBytes(answer)
      if (needed > limits.bytes / 8) return
      kept.set(key, { answer, at })
      bytes += needed
      for (const oldest of kept.keys()) {
        if (bytes <= limits.bytes && kept.size <= limits.pages) break
        drop(oldest)
      }
    },
    forget(tags) {
      for (const [key, { answer }] of kept) if (isOutdated(answer.tags, tags)) drop(key)
    },
    clear() {
      kept.clear()
      bytes = 0
    },
    size: () => ({ pages: kept.size, bytes }),
  }
}
