import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedResponse } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

/** What the page cache gave to a request: the page, under which key, and the bytes of its form. */
export type Given = {
  key: string
  kept: CachedResponse
  body: Uint8Array | null
  /** The path of the address, as the log tells it. */
  path: string
}

type Repeat = Given & {
  tight: CachedResponse['tight']
  status: number
  /** Names and values in turn, without the id of the request. */
  head: string[]
}

/** One answered request, as the log and the counts tell it. */
export type Answered = { id: string; method: string; path: string; status: number; ms: number }

export type Repeats = {
  /** Answers as before a request that was answered before; false for one that must go the whole way. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Keeps what a request was answered after the whole way. */
  learn(incoming: IncomingMessage, answer: Response, given: Given): void
}

/** Enough for all that is asked often; with more, a stranger's whims would fill the memory. */
const MOST = 2_000
const LONGEST = 1_024
/** With these comes more than a wish to read a page. */
const MORE = ['authorization', 'content-length', 'transfer-encoding', 'expect']

/**
 * Opens the short way of the page cache: a request that says the same as an earlier one, in all that decides about a kept
 * page, is given the same head and bytes, as long as the cache would still give that very page. It decides nothing by
 * itself, and so costs about a sixth of the whole way.
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

/** All by which the whole way decides about a kept page; null for a request that says more than reading visitors do. */
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
