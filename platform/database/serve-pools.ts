import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { ANNOUNCING, createAnnouncer } from './create-announcer.ts'
import { followReplica, type Replica } from './follow-replica.ts'
import { listen, type Ears, type NotificationListener } from './listen.ts'
import { failuresOf, createPool, type PoolOptions, type Target } from './create-pool.ts'
import { waitingFor } from './queue-for-connections.ts'
import { createScope, type Scope } from './scope.ts'

export type Database = {
  scope: Scope
  /** The sign-in schema, with its own role; for better-auth only. */
  signIn: Kysely<unknown>
  /** Whether the database responds. */
  ready(): Promise<boolean>
  /** Public content has changed: pages are not read from the replica before it has that. */
  contentChanged(): void
  /** Listens until the database or the listener is closed. */
  listen(ears: Ears): NotificationListener
  /** The current state of the pools. */
  pools(): PoolState[]
  close(): Promise<void>
}

export type PoolState = {
  name: string
  /** Maximum, open and idle connections. */
  most: number
  open: number
  idle: number
  /** Work that waits for one. */
  waiting: number
  /** Since the start: connections that were unavailable or broke. */
  failures: number
}

/** Creates the serving pools for a migrated database. `afterwards` runs once they are closed. */
export function servePools(
  target: Target,
  env: Pick<
    Env,
    'DATABASE_CONNECTIONS' | 'DATABASE_TIMEOUT_MS' | 'DATABASE_READ_URL' | 'DATABASE_PREPARED'
  >,
  log: Logger,
  afterwards: () => unknown = () => {},
): Database {
  const pool = (
    name: string,
    more: Partial<
      Pick<PoolOptions, 'target' | 'role' | 'searchPath' | 'connections' | 'timeoutMs' | 'settings'>
    >,
  ) =>
    createPool({
      target,
      name: `f4i ${name}`,
      role: 'app_visitor',
      searchPath: 'app',
      connections: env.DATABASE_CONNECTIONS,
      timeoutMs: env.DATABASE_TIMEOUT_MS,
      // Together with the query timeout (3 s by default) below four seconds, the limit for a page's error response.
      connectMs: env.DATABASE_TIMEOUT_MS / 4,
      log,
      ...more,
    })
  // The embedded database has only one writer at a time, which notifications do not delay.
  const settings = 'url' in target ? ANNOUNCING : {}
  const pools = {
    visitors: pool('visitors', {}),
    people: pool('people', { settings }),
    jobs: pool('jobs', { settings, connections: 2, timeoutMs: 30_000 }),
    awaited: pool('awaited jobs', { settings, connections: 2 }),
  }
  const signIn = pool('sign-in', { role: 'app_auth', searchPath: 'auth', connections: 4 })
  const announcements = pool('announcements', {
    connections: 1,
    // A server that crashes loses its listeners too, and what they have cached.
    settings: { synchronous_commit: 'off' },
  })
  const replica = env.DATABASE_READ_URL
    ? openReplica(
        pools.visitors,
        pool('replica', {
          target: { url: env.DATABASE_READ_URL },
          // What fails there is read again from the primary.
          timeoutMs: env.DATABASE_TIMEOUT_MS / 2,
        }),
        log,
      )
    : null
  const heard: Ears[] = []
  const announcer = createAnnouncer({
    query: (text, values) => announcements.query(text, values),
    missed(channel, said) {
      for (const { channels } of heard) channels[channel]?.(said)
    },
    log,
  })
  const listeners: NotificationListener[] = []
  const named = { ...pools, 'sign-in': signIn, ...(replica ? { replica: replica.pool } : {}) }
  return {
    scope: createScope(pools, announcer.announce, {
      replica,
      // The embedded database has a single session.
      isNamed: 'url' in target && env.DATABASE_PREPARED === 'on',
    }),
    signIn: new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: signIn }),
      plugins: [new CamelCasePlugin()],
    }).withSchema('auth'),
    ready: () =>
      pools.visitors.query('select 1').then(
        () => true,
        () => false,
      ),
    contentChanged: () => replica?.changed(),
    listen(ears) {
      const listener = listen({ target, ears, log })
      listeners.push(listener)
      heard.push(ears)
      return listener
    },
    pools: () =>
      Object.entries(named).map(([name, one]) => ({
        name,
        most: one.options.max ?? 0,
        open: one.totalCount,
        idle: one.idleCount,
        waiting: waitingFor(one),
        failures: failuresOf(one),
      })),
    async close() {
      await Promise.all(listeners.map((one) => one.close()))
      replica?.close()
      await Promise.all(Object.values(named).map((one: pg.Pool) => one.end()))
      await announcer.close()
      await announcements.end()
      await afterwards()
    },
  }
}

function openReplica(primary: pg.Pool, pool: pg.Pool, log: Logger): Replica & { pool: pg.Pool } {
  const ask = async <T>(from: pg.Pool, text: string, values: string[] = []): Promise<T> =>
    (await from.query<{ answer: T }>(text, values)).rows[0]!.answer
  const replica = followReplica({
    position: () => ask(primary, 'select pg_current_wal_lsn() as answer'),
    hasReplayed: (position) =>
      ask(pool, 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as answer', [position]),
    log,
  })
  return { ...replica, pool }
}
