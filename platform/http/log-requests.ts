import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../log.ts'
import type { Answered } from './repeat-answers.ts'
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
    logAnswered(log, isQuiet, {
      id: c.var.facts.id,
      method: c.req.method,
      path: c.var.url.pathname,
      status: c.res.status,
      ms: performance.now() - start,
    })
  }
}

/** Writes the line of one answered request: of a fault of ours as an error; being away or too busy for a while is none. */
export function logAnswered(
  log: Logger,
  isQuiet: (path: string) => boolean,
  { id, method, path, status, ms }: Answered,
): void {
  const level = isFault(status)
    ? 'error'
    : status >= 400
      ? 'warn'
      : isQuiet(path)
        ? 'debug'
        : 'info'
  const line = { request: id, method, path: path.slice(0, 300), status, ms: Math.round(ms) }
  log[level](line, 'answered')
}

function isFault(status: number): boolean {
  return status >= 500 && status !== 503
}
