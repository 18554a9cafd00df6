import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { queueForConnections } from './queue-for-connections.ts'

/** Counts are bigint, which `pg` returns as text; ours are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
/** A date is a calendar day, not an instant: `YYYY-MM-DD`. As a Date it would shift by a day west of Greenwich. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** The server's address, or the embedded database's sockets. */
export type Target = { url: string } | { socket: () => Duplex; user: string }

export type PoolOptions = {
  target: Target
  /** Name in the server's list of sessions. */
  name: string
  /** The role of new connections; none for the owner. */
  role?: string
  searchPath: string
  connections: number
  /** Statement timeout in milliseconds on our side, in case the server freezes, and slightly less on the server. 0: no limit. */
  timeoutMs: number
  /**
   * Milliseconds to wait for a new connection; and how long a database must have been silent before those waiting for a free
   * one are refused.
   */
  connectMs: number
  /** More start-up settings. */
  settings?: Record<string, string>
  log: Logger
}

/**
 * Creates a pool. Role and limits are start-up settings, so no connection exists without them: one without its role, such as from a
 * pooler that drops start-up settings, is closed.
 */
export function createPool(options: PoolOptions): pg.Pool {
  // So that the server ends a slow statement, which keeps the connection.
  const serverMs = Math.round(options.timeoutMs * 0.9)
  const settings = {
    ...(options.role ? { role: options.role } : {}),
    search_path: options.searchPath,
    statement_timeout: serverMs,
    lock_timeout: serverMs,
    idle_in_transaction_session_timeout: options.timeoutMs === 0 ? 0 : options.timeoutMs + 5_000,
    jit: 'off',
    // Starting workers takes longer than a page's query, and many pages are asked for at once.
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
    ...options.settings,
  }
  const pool = new pg.Pool({
    ...addressOf(options.target),
    application_name: options.name,
    options: Object.entries(settings)
      .map(([key, value]) => `-c ${key}=${String(value).replaceAll(/[\\ ]/g, '\\$&')}`)
      .join(' '),
    max: options.connections,
    connectionTimeoutMillis: options.connectMs,
    ...(options.timeoutMs > 0 ? { query_timeout: options.timeoutMs } : {}),
    idleTimeoutMillis: 30_000,
    pipeline: true,
    async onConnect(client) {
      if (!options.role) return
      const { rows } = await client.query<{ role: string }>(
        `select current_setting('role') as role`,
      )
      if (rows[0]?.role === options.role) return
      const error = new Error(
        `the database gave a connection the role "${rows[0]?.role}" instead of "${options.role}": a pooler in between drops start-up settings`,
      )
      options.log.error(
        { err: error.message, pool: options.name },
        'a database connection is refused',
      )
      throw error
    },
  })
  // Without listeners, a lost server would end this process.
  pool.on('error', (error) =>
    options.log.warn(
      { err: error.message, pool: options.name },
      'an idle database connection broke',
    ),
  )
  pool.on('connect', (client) => client.on('error', () => {}))
  return countFailures(queueForConnections(pool, options.connectMs))
}

const failures = new WeakMap<pg.Pool, number>()

/** Since the start, how often the pool had no connection available, or lost one. */
export function failuresOf(pool: pg.Pool): number {
  return failures.get(pool) ?? 0
}

function countFailures(pool: pg.Pool): pg.Pool {
  const note = () => void failures.set(pool, failuresOf(pool) + 1)
  const connect = pool.connect.bind(pool) as (done?: Done) => Promise<pg.PoolClient>
  pool.connect = ((done?: Done) => {
    if (!done) {
      const connected = connect()
      connected.catch(note)
      return connected
    }
    return connect((error, ...rest) => {
      if (error) note()
      done(error, ...rest)
    })
  }) as typeof pool.connect
  pool.on('error', note)
  return pool
}

type Done = Parameters<pg.Pool['connect']>[0]

/** The target in `pg`'s format. */
export function addressOf(target: Target): pg.ClientConfig {
  if ('url' in target) return { connectionString: target.url, keepAlive: true }
  return { stream: target.socket, user: target.user, database: 'postgres' } as pg.ClientConfig
}
