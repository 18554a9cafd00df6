import type { MiddlewareHandler } from 'hono'
import { addressKey } from '../token-bucket.ts'
import { KNOWN_BROWSER_COOKIE } from '../auth/known-browser.ts'
import { AppError, isAppError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { answerBusy } from './answer-busy.ts'
import type { WebEnv } from './web-env.ts'

/** Concurrent requests in total, of one connection, and for one account, so that others keep a slot. */
const RUNNING = 4
const OF_ONE = 3
const OF_ACCOUNT = 2
/** Concurrent requests, including waiting ones, from one connection, and with one browser's cookies for one account. */
const FROM_ONE = 48
const FOR_ACCOUNT = 8
const WAITING = 96
const WAIT_MS = 3_000
const FORM = 'application/x-www-form-urlencoded'

/**
 * Processes the forms of these paths (including everything below) a few at a time, so that a flood does not slow down the rest
 * of the site; even a refusal renders a page. A request that would wait too long, or whose connection has too many waiting,
 * gets 503 at once. Many people behind one connection still get in while someone tries an account repeatedly there; browsers
 * that have signed in before do not wait behind those that have not. Use it
 * after `takeBody`: no slot waits for bytes.
 */
export function shedLoad(paths: readonly string[], log: Logger): MiddlewareHandler<WebEnv> {
  const refusal = () => new AppError('unavailable', '')
  const queue = { waiting: WAITING, waitMs: WAIT_MS, pick: anyOf, refusal }
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
    const cookie = c.req.header('cookie') ?? ''
    const lane = cookie.includes(`${KNOWN_BROWSER_COOKIE}=`) ? `${connection} known` : connection
    const account = accountIn(c.var.body?.content, c.req.header('content-type'))
    const shared = account === null ? null : `${connection} ${account} ${cookie}`
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
    if ((here.get(lane) ?? 0) >= FROM_ONE) return busy()
    if (shared !== null && (here.get(shared) ?? 0) >= FOR_ACCOUNT) return busy()
    const counted = shared === null ? [lane] : [lane, shared]
    for (const one of counted) count(one, 1)
    try {
      const work = () => turn(next, lane)
      return await (shared === null ? work() : turnOfAccount(work, shared))
    } catch (error) {
      if (isAppError(error) && error.code === 'unavailable') return busy()
      throw error
    } finally {
      for (const one of counted) count(one, -1)
    }
  }
}

/** Neither the oldest, since all would wait too long under a flood, nor the newest, which always belongs to the flood. */
function anyOf(count: number): number {
  return Math.floor(Math.random() * count)
}

/** The account named in a form, as typed; null if there is none. */
function accountIn(content: unknown, type = ''): string | null {
  if (!(content instanceof Uint8Array) || !type.startsWith(FORM)) return null
  return new URLSearchParams(Buffer.from(content).toString()).get('email')?.toLowerCase() ?? null
}
