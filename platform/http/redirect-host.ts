import type { MiddlewareHandler } from 'hono'
import type { WebEnv } from './web-env.ts'

/** Redirects the bare host to its www form, with the same path and query. */
export function redirectHost(
  bareHost: string | undefined,
  origin: string,
): MiddlewareHandler<WebEnv> {
  const bare = bareHost?.toLowerCase()
  const home = new URL(origin)
  const www = home.hostname === `www.${bare}` ? home.origin : `${home.protocol}//www.${bare}`
  return async (c, next) => {
    if (bare === undefined || hostname(c.var.facts.host) !== bare) return next()
    const { pathname, search } = c.var.url
    // 308 preserves the method and body.
    const status = c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308
    return c.body(null, status, { Location: `${www}${pathname}${search}` })
  }
}

function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
