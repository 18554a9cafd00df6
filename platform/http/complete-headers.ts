import type { MiddlewareHandler } from 'hono'
import type { WebEnv } from './web-env.ts'

/**
 * Adds the request id to every response, and default caching and Retry-After headers. A request with one of these cookies may
 * get private content, which no browser may cache.
 */
export function completeHeaders(options: {
  https: boolean
  privateCookies: readonly string[]
}): MiddlewareHandler<WebEnv> {
  const { https, privateCookies } = options
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    headers.set('X-Request-Id', c.var.facts.id)
    if (!headers.has('Cache-Control')) {
      const cookies = c.req.header('Cookie') ?? ''
      const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
      const isPrivate = privateCookies.some((name) => cookies.includes(`${name}=`))
      headers.set(
        'Cache-Control',
        isPrivate ? 'private, no-store' : reads ? 'private, no-cache' : 'no-store',
      )
    }
    // Shared caches may store a public response, so it must have no cookie.
    if (/\bpublic\b/.test(headers.get('Cache-Control') ?? '')) headers.delete('Set-Cookie')
    if (https) secureCookies(headers)
    if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5')
  }
}

/** With https all cookies are Secure. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  if (cookies.every((cookie) => /;\s*secure\b/i.test(cookie))) return
  headers.delete('Set-Cookie')
  for (const cookie of cookies) {
    headers.append('Set-Cookie', /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)
  }
}
