import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../log.ts'
import type { WebEnv } from './web-env.ts'

/**
 * Writes one line per answered request. Neither the query nor the address of the visitor: both can
 * tell who somebody is.
 */
export function logRequests(
  log: Logger,
  isQuiet: (path: string) => boolean,
): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { status } = c.res
    const path = c.var.url.pathname
    const level =
      status >= 500 ? 'error' : status >= 400 ? 'warn' : isQuiet(path) ? 'debug' : 'info'
    log[level](
      {
        request: c.var.facts.id,
        method: c.req.method,
        path: path.slice(0, 300),
        status,
        ms: Math.round(performance.now() - start),
      },
      'answered',
    )
  }
}
