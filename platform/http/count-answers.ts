import type { MiddlewareHandler } from 'hono'
import type { RequestCounts } from '../metrics/count-requests.ts'
import type { WebEnv } from './web-env.ts'

/** Counts every response, with the time until its headers were ready. */
export function countAnswers(requests: RequestCounts): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    requests.count({
      method: c.req.method,
      path: c.var.url.pathname,
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    })
  }
}
