import type { Duplex } from 'node:stream'
import { m } from '#messages'
import type pg from 'pg'
import { AppError } from '../errors.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { toAppError } from './faults.ts'

type Done = (error?: Error, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void

/** A crowd that has to wait longer than this is better told to come again. */
const WAIT_MS = 10_000
const WAITING = 1_000

const queues = new WeakMap<pg.Pool, { waiting: number }>()

/** How many wait for a connection of this pool. */
export function waitingFor(pool: pg.Pool): number {
  return queues.get(pool)?.waiting ?? 0
}

/**
 * Makes work wait for a connection of this pool in the order of arrival, as long as the database answers. `pg` itself refuses
 * everyone who has waited for a fixed time, whether the database is away or only busy: to answer soon when it is away that
 * time has to be short, and a crowd that could have been served is refused.
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

  /** Takes a connection in its turn, which ends when the connection is given back. */
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

/** `pg` itself asks in this form, for single statements. */
async function callBack(taken: Promise<pg.PoolClient>, done: Done): Promise<void> {
  const [result] = await Promise.allSettled([taken])
  if (result.status === 'rejected') return done(result.reason as Error, undefined, () => {})
  done(undefined, result.value, result.value.release)
}

/** After a statement that was never answered, whoever gives the connection back may not say so. */
function isBroken(client: pg.PoolClient): boolean {
  const { connection } = client as { connection?: { stream?: Duplex } }
  return connection?.stream?.destroyed === true
}
