import type { MiddlewareHandler } from 'hono'
import type { WebEnv } from './web-env.ts'

/**
 * Adds to every answer its request id, and what its author left open: caching, and when to try again. Who brings one of
 * these cookies may be shown what is theirs: no browser keeps that for whoever sits there next.
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
    // Anybody may keep a public answer and give it to others: nobody's cookie goes along.
    if (/\bpublic\b/.test(headers.get('Cache-Control') ?? '')) headers.delete('Set-Cookie')
    if (https) secureCookies(headers)
    if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5')
  }
}

/** Where there is https no cookie of ours travels without it, whoever made it. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  if (cookies.every((cookie) => /;\s*secure\b/i.test(cookie))) return
  headers.delete('Set-Cookie')
  for (const cookie of cookies) {
    headers.append('Set-Cookie', /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)
  }
}
