import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedResponse } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

/** The page cache's response to a request: the page, its key, and the bytes in its encoding. */
export type Given = {
  key: string
  kept: CachedResponse
  body: Uint8Array | null
  /** The path, for the log. */
  path: string
}

type Repeat = Given & {
  tight: CachedResponse['tight']
  status: number
  /** Alternating names and values, without the request id. */
  head: string[]
}

/** One request, for the log and the metrics. */
export type Answered = { id: string; method: string; path: string; status: number; ms: number }

export type Repeats = {
  /** Repeats the response to an earlier identical request; false if the request must take the full path. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Records the response of the full path. */
  learn(incoming: IncomingMessage, answer: Response, given: Given): void
}

/** Enough for all popular requests; more would let attackers fill the memory. */
const MOST = 2_000
const LONGEST = 1_024
/** Requests with these headers are more than plain reads. */
const MORE = ['authorization', 'content-length', 'transfer-encoding', 'expect']

/**
 * Creates the short path of the page cache: a request that equals an earlier one, in everything that decides about a cached
 * page, gets the same head and bytes while the cache would return that page. It makes no decisions itself and costs about a
 * sixth of the full path.
 */
export function openRepeats(options: {
  cache: Pick<PageCache, 'giveAgain'>
  tell(answered: Answered): void
}): Repeats {
  const { cache, tell } = options
  const known = new Map<string, Repeat>()
  return {
    answer(incoming, outgoing) {
      const words = wordsOf(incoming)
      const repeat = words === null ? undefined : known.get(words)
      if (!repeat || words === null) return false
      const { key, kept, tight, status, head, body, path } = repeat
      if (kept.tight !== tight || !cache.giveAgain(key, kept)) {
        known.delete(words)
        return false
      }
      const start = performance.now()
      const id = randomUUID()
      outgoing.writeHead(status, [...head, 'x-request-id', id])
      outgoing.end(body ?? undefined)
      const method = incoming.method ?? ''
      tell({ id, method, path, status, ms: performance.now() - start })
      return true
    },
    learn(incoming, answer, given) {
      const words = wordsOf(incoming)
      if (words === null || answer.headers.has('Set-Cookie')) return
      if (known.size >= MOST) known.clear()
      const head = [...answer.headers].filter(([name]) => name !== 'x-request-id').flat()
      known.set(words, { ...given, tight: given.kept.tight, status: answer.status, head })
    },
  }
}

/** Everything by which the full path decides about a cached page; null for a request that is more than a visitor's read. */
function wordsOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (MORE.some((name) => headers[name] !== undefined)) return null
  const words = [
    method,
    url,
    headers.host,
    headers['accept-encoding'],
    headers.cookie,
    headers['if-none-match'],
  ].join('\n')
  return words.length > LONGEST ? null : words
}
