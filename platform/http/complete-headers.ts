import type { MiddlewareHandler } from 'hono'
import type { WebEnv } from './web-env.ts'

/** Adds to every answer its request id, and what its author left open: caching, and when to try again. */
export const completeHeaders: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  const { headers, status } = c.res
  headers.set('X-Request-Id', c.var.facts.id)
  if (!headers.has('Cache-Control')) {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    headers.set('Cache-Control', reads ? 'private, no-cache' : 'no-store')
  }
  // Anybody may keep a public answer and give it to others: nobody's cookie goes along.
  if (/\bpublic\b/.test(headers.get('Cache-Control') ?? '')) headers.delete('Set-Cookie')
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5')
}
