import type { MiddlewareHandler } from 'hono'
import { addressKey } from '../token-bucket.ts'
import { AppError, isAppError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { answerBusy } from './answer-busy.ts'
import type { WebEnv } from './web-env.ts'

/** At once in work, of one connection, and of those for one account, so that somebody else there has a turn left. */
const RUNNING = 4
const OF_ONE = 3
const OF_ACCOUNT = 2
/** At once from one connection, and with one browser's cookies for one account, those who wait among them. */
const FROM_ONE = 48
const FOR_ACCOUNT = 8
const WAITING = 96
const WAIT_MS = 3_000
const FORM = 'application/x-www-form-urlencoded'

/**
 * Takes the forms of these paths (with everything below them) a few at a time, so that a crowd of them leaves the rest of
 * the site its time; the more so since even a refusal is a page to be drawn. Who would wait too long, or comes from where
 * too many wait already, is told at once to come again (503). Many who share a connection are still let in beside one who tries
 * an account again and again there. To be placed behind `takeBody`: no turn waits for bytes.
 */
export function shedLoad(paths: readonly string[], log: Logger): MiddlewareHandler<WebEnv> {
  const refusal = () => new AppError('unavailable', '')
  const queue = { waiting: WAITING, waitMs: WAIT_MS, newestFirst: true, refusal }
  const turn = createWorkQueue({ ...queue, running: RUNNING, ofOne: OF_ONE })
  const turnOfAccount = createWorkQueue({ ...queue, running: Infinity, ofOne: OF_ACCOUNT })
  const here = new Map<string, number>()
  const count = (one: string, by: number) => {
    const now = (here.get(one) ?? 0) + by
    if (now > 0) here.set(one, now)
    else here.delete(one)
  }
  return async (c, next) => {
    const { pathname } = c.var.url
    const isNamed = paths.some(
      (path) => pathname.startsWith(path) && /^(?:[/.]|$)/.test(pathname.slice(path.length)),
    )
    if (c.req.method !== 'POST' || !isNamed) return next()
    const connection = addressKey(c.var.facts.address)
    const account = accountIn(c.var.body?.content, c.req.header('content-type'))
    const shared =
      account === null ? null : `${connection} ${account} ${c.req.header('cookie') ?? ''}`
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
    if ((here.get(connection) ?? 0) >= FROM_ONE) return busy()
    if (shared !== null && (here.get(shared) ?? 0) >= FOR_ACCOUNT) return busy()
    const counted = shared === null ? [connection] : [connection, shared]
    for (const one of counted) count(one, 1)
    try {
      const work = () => turn(next, connection)
      return await (shared === null ? work() : turnOfAccount(work, shared))
    } catch (error) {
      if (isAppError(error) && error.code === 'unavailable') return busy()
      throw error
    } finally {
      for (const one of counted) count(one, -1)
    }
  }
}

/** The account that a form names, as it is typed; null where it names none. */
function accountIn(content: unknown, type = ''): string | null {
  if (!(content instanceof Uint8Array) || !type.startsWith(FORM)) return null
  return new URLSearchParams(Buffer.from(content).toString()).get('email')?.toLowerCase() ?? null
}
