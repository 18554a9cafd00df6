import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../log.ts'
import type { Answered } from './repeat-answers.ts'
import type { WebEnv } from './web-env.ts'

/** Writes one line per request, without the query and the visitor's address, which may identify a person. */
export function logRequests(
  log: Logger,
  isQuiet: (path: string) => boolean,
): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    logAnswered(log, isQuiet, {
      id: c.var.facts.id,
      method: c.req.method,
      path: c.var.url.pathname,
      status: c.res.status,
      ms: performance.now() - start,
    })
  }
}

/** Writes the line of one request. */
export function logAnswered(
  log: Logger,
  isQuiet: (path: string) => boolean,
  { id, method, path, status, ms }: Answered,
): void {
  const line = { request: id, method, path: path.slice(0, 300), status, ms: Math.round(ms) }
  log[levelOf(status, isQuiet(path))](line, 'answered')
}

/** A bug is an error. Outages and overload are logged once elsewhere, not for each request. */
function levelOf(status: number, isQuiet: boolean): 'error' | 'warn' | 'info' | 'debug' {
  if (status === 503) return 'info'
  if (status >= 500) return 'error'
  if (status >= 400) return 'warn'
  return isQuiet ? 'debug' : 'info'
}
