import type { Duplex } from 'node:stream'
import { m } from '#messages'
import type pg from 'pg'
import { AppError } from '../errors.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { toAppError } from './faults.ts'

type Done = (error?: Error, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void

/** After a longer wait, a retry later is better. */
const WAIT_MS = 10_000
const WAITING = 1_000

const queues = new WeakMap<pg.Pool, { waiting: number }>()

/** The number waiting for a connection of this pool. */
export function waitingFor(pool: pg.Pool): number {
  return queues.get(pool)?.waiting ?? 0
}

/**
 * Makes work wait for a connection of this pool in order of arrival, as long as the database responds. `pg` itself refuses
 * everyone after a fixed wait, whether the database is down or only busy: that wait would have to be short to report an outage
 * soon, and would refuse work that could have been done.
 */
export function queueForConnections(pool: pg.Pool, stalledMs: number): pg.Pool {
  const queue = { waiting: 0 }
  queues.set(pool, queue)
  const turn = createWorkQueue({
    running: pool.options.max ?? 1,
    waiting: WAITING,
    waitMs: WAIT_MS,
    stalledMs,
    refusal: () => new AppError('unavailable', m.errors_database_away(), { retryAfter: 5 }),
  })
  const inUse = new Map<pg.PoolClient, (isBroken: boolean) => void>()
  pool.on('release', (error, client) => {
    inUse.get(client)?.(Boolean(error) || isBroken(client))
    inUse.delete(client)
  })
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>

  /** Takes a connection in turn; the turn ends when the connection is returned. */
  function take(): Promise<pg.PoolClient> {
    const taken = Promise.withResolvers<pg.PoolClient>()
    queue.waiting += 1
    const count = () => (queue.waiting -= 1)
    taken.promise.then(count, count)
    const whole = turn(async () => {
      const client = await connect().catch((error: unknown) => Promise.reject(toAppError(error)))
      const released = new Promise<boolean>((resolve) => inUse.set(client, resolve))
      taken.resolve(client)
      if (await released) throw new AppError('unavailable', '')
    })
    whole.catch(taken.reject)
    return taken.promise
  }

  pool.connect = ((done?: Done) => {
    const taken = take()
    if (!done) return taken
    return void callBack(taken, done)
  }) as typeof pool.connect
  return pool
}

/** `pg` itself uses this form, for single statements. */
async function callBack(taken: Promise<pg.PoolClient>, done: Done): Promise<void> {
  const [result] = await Promise.allSettled([taken])
  if (result.status === 'rejected') return done(result.reason as Error, undefined, () => {})
  done(undefined, result.value, result.value.release)
}

/** After an unanswered statement, the connection may be returned without an error. */
function isBroken(client: pg.PoolClient): boolean {
  const { connection } = client as { connection?: { stream?: Duplex } }
  return connection?.stream?.destroyed === true
}
