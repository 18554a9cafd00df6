import type { MiddlewareHandler } from 'hono'
import { addressKey } from '../token-bucket.ts'
import { AppError, isAppError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { answerBusy } from './answer-busy.ts'
import type { WebEnv } from './web-env.ts'

/** At once in work, of one connection, and at once from one connection, those who wait among them. */
const RUNNING = 4
const OF_ONE = 3
const FROM_ONE = 16
const WAITING = 60
const WAIT_MS = 3_000

/**
 * Takes the forms of these paths (with everything below them) a few at a time, so that a crowd of them leaves the rest of
 * the site its time; the more so since even a refusal is a page to be drawn. Who would wait too long, or comes from where
 * too many wait already, is told at once to come again (503). To be placed behind `takeBody`: no turn waits for bytes.
 */
export function shedLoad(paths: readonly string[], log: Logger): MiddlewareHandler<WebEnv> {
  const refusal = () => new AppError('unavailable', '')
  const turn = createWorkQueue({
    running: RUNNING,
    ofOne: OF_ONE,
    waiting: WAITING,
    waitMs: WAIT_MS,
    refusal,
  })
  const here = new Map<string, number>()
  return async (c, next) => {
    const { pathname } = c.var.url
    const isNamed = paths.some(
      (path) => pathname.startsWith(path) && /^(?:[/.]|$)/.test(pathname.slice(path.length)),
    )
    if (c.req.method !== 'POST' || !isNamed) return next()
    const connection = addressKey(c.var.facts.address)
    const others = here.get(connection) ?? 0
    const busy = () => {
      log.warn({ err: refusal() }, 'forms are turned away: too many at once')
      const content = c.var.body?.content
      const type = c.req.header('content-type') ?? ''
      return answerBusy(
        c.req.header('accept'),
        content instanceof Uint8Array
          ? { type, content, address: pathname + c.var.url.search }
          : undefined,
      )
    }
    if (others >= FROM_ONE) return busy()
    here.set(connection, others + 1)
    try {
      return await turn(next, connection)
    } catch (error) {
      if (isAppError(error) && error.code === 'unavailable') return busy()
      throw error
    } finally {
      const left = (here.get(connection) ?? 1) - 1
      if (left > 0) here.set(connection, left)
      else here.delete(connection)
    }
  }
}
