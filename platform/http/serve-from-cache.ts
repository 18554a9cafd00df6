import type { Context, MiddlewareHandler } from 'hono'
import { allowScripts } from './allow-scripts.ts'
import type { Handle } from './call-application.ts'
import type { ContentPolicy } from './content-policy.ts'
import {
  bufferResponse,
  cutOf,
  giveAnswer,
  VISITORS_CACHE_CONTROL,
  type CachedResponse,
} from './cached-response.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { compressWhole } from './compress-answer.ts'
import { fillPage } from './personal-page.ts'
import { ownRequest } from './own-request.ts'
import type { PageCache } from './page-cache.ts'
import { keyPages, type CacheablePages } from './page-key.ts'
import type { PersonalParts, RequestInfo } from './request-info.ts'
import type { WebEnv } from './web-env.ts'

export type PageCacheOptions = {
  cache: PageCache
  pages: CacheablePages
  /** How long a CDN may keep a page; 0 for not at all. */
  sharedSeconds?: number
}

/** The application's address for the parts of a page. */
const PARTS_PATH = '/api/personal-parts'

/**
 * Answers visitors' requests for cacheable pages without the application, or with one rendering for all of them. Other
 * requests, and all while the cache is off, go on. `Server-Timing` reports the result.
 */
export function serveFromCache(options: {
  kept: PageCacheOptions
  handle: Handle
  policy: ContentPolicy
}): MiddlewareHandler<WebEnv> {
  const { kept, handle, policy } = options
  const keyOf = keyPages(kept.pages)
  return async (c, next) => {
    const request = c.req.raw
    const asked = keyOf(request, c.var.url, c.var.facts.language)
    if (!asked) return next()
    const found = await kept.cache.get(asked, () =>
      renderForAll(asked, c.var.facts, handle, policy),
    )
    if (!found) return next()
    if (asked.isPersonal) return (await answerPerson(c, asked.url, found.answer)) ?? next()
    const { answer, body } = await giveAnswer(found.answer, request)
    answer.headers.set('Server-Timing', `cache;desc=${found.from}`)
    const { sharedSeconds = 0 } = kept
    if (sharedSeconds > 0 && isForEveryone(asked, answer)) {
      answer.headers.set('Cache-Control', sharedCacheControl(sharedSeconds))
    }
    if (found.from === 'hit') {
      c.env.given = { key: asked.key, kept: found.answer, body, path: c.var.url.pathname }
    }
    return answer
  }

  /**
   * The page with the parts of the person who asks for it, compressed like any other response to one person; null if it is not a
   * page with parts, or if these cannot be had.
   */
  async function answerPerson(
    c: Context<WebEnv>,
    url: URL,
    visitors: CachedResponse,
  ): Promise<Response | null> {
    const cut = visitors.status === 200 ? cutOf(visitors) : null
    if (!cut || cut.parts.length === 0) return null
    const given = await handle(ownRequest(c.req.raw, new URL(PARTS_PATH, url), undefined), {
      ...c.var.facts,
      parts: { url, parts: cut.parts },
    })
    if (given.status !== 200) {
      await given.body?.cancel()
      return null
    }
    const page = fillPage(cut, (await given.json()) as PersonalParts)
    const headers = new Headers(visitors.headers)
    headers.delete('Cache-Control')
    for (const cookie of given.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
    headers.set('Vary', 'Accept-Encoding')
    headers.set('Server-Timing', 'cache;desc=parts')
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    if (encoding) headers.set('Content-Encoding', encoding)
    const body = encoding ? await compressWhole(page, encoding) : page
    headers.set('Content-Length', String(body.byteLength))
    return new Response(body, { headers })
  }
}

/** A page with the cookie of a variant is for some visitors only, and what the application decided about caching stays. */
function isForEveryone({ cookie }: { cookie: string }, { status, headers }: Response): boolean {
  return (
    cookie === '' &&
    (status === 200 || status === 304) &&
    headers.get('Cache-Control') === VISITORS_CACHE_CONTROL
  )
}

/** Browsers revalidate as without a CDN; that one may send a page for as long again while it fetches the next. */
function sharedCacheControl(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
}

/**
 * Lets the application render a request without anything about the visitor; a disconnect does not stop it. Null if the response
 * has a cookie, which is meant for one visitor.
 */
async function renderForAll(
  { url, cookie }: { url: URL; cookie: string },
  facts: RequestInfo,
  handle: Handle,
  policy: ContentPolicy,
): Promise<CachedResponse | null> {
  const neutral = new Request(url, { headers: cookie ? { cookie } : {} })
  const tags = new Set<string>()
  const answer = await handle(ownRequest(neutral, url, undefined), { ...facts, forAll: true, tags })
  if (answer.headers.has('Set-Cookie')) {
    await answer.body?.cancel()
    return null
  }
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) {
    return { ...bufferResponse(new Uint8Array(await answer.arrayBuffer()), answer), tags }
  }
  const { page, hashes } = allowScripts(await answer.text(), facts.nonce)
  const held = bufferResponse(new TextEncoder().encode(page), answer)
  held.headers.set('Content-Security-Policy', policy(hashes))
  return { ...held, tags }
}
