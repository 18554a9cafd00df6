import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

/** One migration at a time, across processes. */
export const LOCK = 7_241_948

export const HISTORY = `
  create schema if not exists schema_history;
  create table if not exists schema_history.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/** How often a migration is applied, if other databases of the server change the same roles. */
const ATTEMPTS_MOST = 5

export type Migration = { name: string; sql: string; checksum: string }

/**
 * Applies the frozen migrations in `folder`, in order of name, each in its own transaction. Any number of processes may call it
 * at once.
 *
 * @returns the names of the applied ones.
 * @throws a readable Error if an applied migration was changed since, or is unknown here.
 */
export async function migrate(client: pg.ClientBase, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const done: string[] = []
  let applied = new Set<string>()
  await locked(client, async () => {
    await client.query(HISTORY)
    applied = await refuseForeign(client, migrations)
  })
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await locked(client, async () => {
      const known = await client.query('select from schema_history.migrations where name = $1', [
        migration.name,
      ])
      if (known.rowCount === 1) return
      await applyMigration(client, migration)
      done.push(migration.name)
    })
  }
  return done
}

/**
 * Applies one migration in the open transaction, and records it. Roles belong to the whole server, so a migration of another
 * database may have changed one in the meantime: then it has committed, and this one is applied again.
 */
export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('savepoint migration')
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(migration.sql)
      break
    } catch (error) {
      if (isOvertaken(error) && attempt < ATTEMPTS_MOST) {
        await client.query('rollback to savepoint migration')
        continue
      }
      if (error instanceof Error) error.message = `${migration.name}: ${error.message}`
      throw error
    }
  }
  await client.query('release savepoint migration')
  await client.query('insert into schema_history.migrations (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ])
}

/** The server waited for another change of the same role, and says so by a text that it does not translate, without a code of its own. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Error && error.message === 'tuple concurrently updated'
}

/** The frozen migrations in `folder`, in order of name. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** The names of the applied ones, each of them known and unchanged. */
async function refuseForeign(client: pg.ClientBase, migrations: Migration[]): Promise<Set<string>> {
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_history.migrations order by name',
  )
  for (const { name, checksum } of applied.rows) {
    const here = migrations.find((migration) => migration.name === name)
    if (!here) {
      throw new Error(
        `The database was migrated by a newer version of this program (${name}). Start that version.`,
      )
    }
    if (here.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it had been applied. Restore it; add a new one for the change.`,
      )
    }
  }
  return new Set(applied.rows.map(({ name }) => name))
}

async function locked(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
