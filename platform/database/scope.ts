import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import type { Actor, Member } from '../actor.ts'
import { isAppError } from '../errors.ts'
import { ANNOUNCEMENT } from './create-announcer.ts'
import { sqlState, toAppError } from './faults.ts'
import type { Replica } from './follow-replica.ts'
import { nameStatements, type StatementNames } from './name-statements.ts'
import { isId } from './new-id.ts'
import type { DB } from './schema.generated.ts'

/** The rows that one piece of work can reach, limited by its role. */
export type Db = Kysely<DB>

/** The only way to query the database. */
export type Scope = {
  /** Reads public rows with the visitor's role, without a transaction; also for signed-in people. */
  asVisitor<T>(query: (db: Db) => Promise<T>): Promise<T>
  /**
   * The same for a page that is kept for everyone: from the replica, if there is one that has all announced changes. What fails
   * there is read again from the primary.
   */
  forEverybody<T>(query: (db: Db) => Promise<T>): Promise<T>
  /** Runs `work` in one transaction as that actor. Commits when `work` returns, and rolls back when it throws. */
  as<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>
  /**
   * The same for read-only work. Returns its result before the transaction ends, because nothing depends on that: a single
   * statement takes one round trip.
   */
  reading<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>
  /** The same as `as` for staff, which the database allows only for a person in its roles table; otherwise `forbidden`. */
  asStaff<T>(actor: Member, work: (db: Db) => Promise<T>): Promise<T>
}

/**
 * Pools for public reads, people's own work, longer jobs, and jobs that a request waits for: a flood of those must not use up
 * the connections of people's work.
 */
export type ScopePools = { visitors: pg.Pool; people: pg.Pool; jobs: pg.Pool; awaited: pg.Pool }

/** A replica, and how far it is. */
export type ScopeReplica = { pool: pg.Pool } & Pick<Replica, 'isCurrent' | 'failed'>

/** Tables and columns are `snake_case` in the database and `camelCase` here; JSON content stays as it is. */
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

/**
 * Creates the scopes over pools whose connections start as `app_visitor`. If those for transactions have the settings
 * `ANNOUNCING`, `announce` gets what each has to announce once it has committed. With `isNamed`, the statements of people's reads
 * are prepared, which needs a session of the server for each connection.
 */
export function createScope(
  pools: ScopePools,
  announce: (lines: ReadonlySet<string>) => void = () => {},
  { replica = null, isNamed = false }: { replica?: ScopeReplica | null; isNamed?: boolean } = {},
): Scope {
  const names: Partial<Record<Actor['kind'], StatementNames>> | null = isNamed
    ? { member: nameStatements('member'), guest: nameStatements('guest') }
    : null
  const endNow: End = (client, lines) => commit(client, () => announce(lines))
  const over = (pool: pg.Pool) =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins })
  const visitors = over(pools.visitors)
  const replicas = replica && over(replica.pool)
  const asVisitor: Scope['asVisitor'] = (query) =>
    query(visitors).catch((error) => Promise.reject(toAppError(error)))
  return {
    asVisitor,
    async forEverybody(query) {
      if (!replica?.isCurrent() || !replicas) return asVisitor(query)
      try {
        return await query(replicas)
      } catch (error) {
        // What the query itself refuses is an answer.
        if (isAppError(error) && error.code !== 'unavailable') throw error
        replica.failed(error)
        return asVisitor(query)
      }
    },
    as: (actor, work) => inTransaction(poolOf(pools, actor), opening(actor), work, endNow),
    async reading(actor, work) {
      const read = (nameOf?: StatementNames) =>
        inTransaction(
          poolOf(pools, actor),
          opening(actor, 'begin read only'),
          work,
          endLater,
          nameOf,
        )
      const nameOf = names?.[actor.kind]
      if (!nameOf) return read()
      try {
        return await read(nameOf)
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error
        // Every other connection may have an outdated plan too.
        return read()
      }
    },
    asStaff: (actor, work) =>
      inTransaction(pools.people, `${opening(actor)}; select app.enter_staff()`, work, endNow),
  }
}

function poolOf(pools: ScopePools, actor: Actor): pg.Pool {
  if (actor.kind !== 'system') return pools.people
  return actor.isAwaited ? pools.awaited : pools.jobs
}

/** Role and claim, local to the transaction. Ids are validated here, because this text takes no parameters. */
function opening(actor: Actor, begin = 'begin'): string {
  if (actor.kind === 'visitor') return 'begin read only'
  if (actor.kind === 'system') return `${begin}; set local role app_system`
  const [claim, id] =
    actor.kind === 'guest' ? ['app.guest_id', actor.guestId] : ['app.user_id', actor.userId]
  if (!isId(id)) throw new TypeError('an actor without a proper id')
  return `${begin}; set local role app_${actor.kind}; set local ${claim} = '${id}'`
}

/** A prepared statement that would return other columns than before: another process has migrated the database. */
function isOutdatedPlan(error: unknown): boolean {
  return sqlState(error) === '0A000'
}

type Notice = { code?: string | undefined; message?: string | undefined }

/** Ends a transaction that has these lines to announce, and releases its connection. */
type End = (client: pg.PoolClient, lines: ReadonlySet<string>) => Promise<void>

async function inTransaction<T>(
  pool: pg.Pool,
  open: string,
  work: (db: Db) => Promise<T>,
  end: End,
  nameOf?: StatementNames,
): Promise<T> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    throw toAppError(error)
  }
  const rows = rowsOf(client, nameOf)
  const lines = new Set<string>()
  const collect = ({ code, message }: Notice) => {
    if (code === ANNOUNCEMENT && message) lines.add(message)
  }
  client.on('notice', collect)
  sendTogether(client)
  try {
    // Not awaited: the first query of `work` is sent right behind it. If opening fails, that query meets an aborted transaction
    // or, at worst, runs as the visitor, who cannot write.
    const opened = client.query(open)
    opened.catch(() => {})
    const result = await work(rows.db).catch(async (error: unknown) => {
      await opened // report the first error
      throw error
    })
    await opened
    rows.close()
    await end(client, lines)
    return result
  } catch (error) {
    rows.close()
    let broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    broken ||= error instanceof Error && sqlState(error)?.startsWith('57') === true
    // Its plans are of tables before a migration.
    broken ||= isOutdatedPlan(error)
    client.release(broken)
    throw toAppError(error)
  } finally {
    client.off('notice', collect)
  }
}

/** What is sent before the first wait, the opening and the first queries, leaves with one call of the system. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function commit(client: pg.PoolClient, announce: () => void): Promise<void> {
  const end = await client.query('commit').catch((error: unknown) => {
    // Without an answer from the server, the transaction may have been committed.
    if (sqlState(error) === null) announce()
    throw error
  })
  // A statement that failed unnoticed has aborted the transaction: COMMIT then answers ROLLBACK, without an error.
  if (end.command !== 'COMMIT') throw new Error('the transaction was rolled back at its end')
  announce()
  client.release()
}

/** Not awaited; the connection returns to its pool when the transaction has ended. */
function endLater(client: pg.PoolClient): Promise<void> {
  client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  )
  return Promise.resolve()
}

/** Kysely over one client, permanently closed when its transaction ends. */
function rowsOf(client: pg.PoolClient, nameOf?: StatementNames): { db: Db; close(): void } {
  let open = true
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      if (!open) throw new Error('a query after the end of its transaction')
      const name = nameOf?.(query.sql)
      const values = [...query.parameters]
      const result = await client.query({ text: query.sql, values, ...(name && { name }) })
      return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    streamQuery() {
      throw new Error('streaming is not used')
    },
  }
  const noTransactions = () => Promise.reject(new Error('this work already is one transaction'))
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins,
  })
  return {
    db,
    close() {
      open = false
    },
  }
}
