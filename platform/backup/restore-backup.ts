import path from 'node:path'
import type pg from 'pg'
import { readMigrations, type Migration } from '../database/migrate.ts'
import { listKept } from '../storage/list-kept.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { End, Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { SCHEMAS } from './read-schema.ts'
import { rebuildDatabase } from './rebuild-database.ts'

/**
 * Reads a whole archive and says what it is, so that nothing is touched for one that is damaged or not ours to open.
 *
 * @throws in plain words when it is damaged, or made by a program that knows more than this one.
 */
export async function checkArchive(
  archive: string,
  migrationsFolder: string,
): Promise<{ manifest: Manifest; end: End; migrations: Migration[] }> {
  const { manifest, end } = await readArchive(archive, async () => {})
  const known = new Map((await readMigrations(migrationsFolder)).map((one) => [one.name, one]))
  const migrations = manifest.migrations.map(({ name, checksum }) => {
    const migration = known.get(name)
    if (migration?.checksum === checksum) return migration
    throw new Error(
      migration
        ? `The migration ${name} is another one here than where the backup was made. Restore it with the program that made it.`
        : `The backup was made by a newer version of this program (${name}). Restore it with that version.`,
    )
  })
  return { manifest, end, migrations }
}

/**
 * Puts a checked archive in the place of database and files: all of it, or, whatever fails, nothing.
 *
 * @throws in plain words when something is there already and `replace` is not given, or somebody is using it.
 */
export async function restoreBackup(options: {
  client: pg.ClientBase
  files: string
  archive: string
  migrations: Migration[]
  replace: boolean
}): Promise<End> {
  const { client, files, archive, migrations, replace } = options
  await refuseInUse(client)
  const before = await listKept(files)
  if (!replace) await refuseFull(client, files, before.size)
  const storage = openStorage(files)
  const restored = new Set<string>()
  try {
    let end: End | undefined
    await rebuildDatabase(client, migrations, async (load) => {
      ;({ end } = await readArchive(archive, async (name, bytes) => {
        const [kind, of] = name.split('/')
        if (kind === 'database') return load(of!, bytes)
        if (kind !== 'files')
          throw new Error(`The backup holds "${name}", which has no place here.`)
        restored.add(of!)
        // A key's bytes never change: what is there already is the same.
        if (!before.has(of!)) await storage.put(of!, bytes)
      }))
      return end
    })
    for (const key of before.keys()) if (!restored.has(key)) await storage.delete(key)
    return end!
  } catch (error) {
    for (const key of restored) if (!before.has(key)) await storage.delete(key).catch(() => {})
    throw error
  }
}

/** Others of ours on the same database server; the embedded one is locked. */
async function refuseInUse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sessions: number }>(
    `select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and application_name like 'f4i %' and pid <> pg_backend_pid()`,
  )
  if (rows[0]!.sessions > 0) {
    throw new Error(
      `The product is running on this database (${rows[0]!.sessions} connections). Stop it, then restore.`,
    )
  }
}

async function refuseFull(client: pg.ClientBase, folder: string, files: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any ($1)',
    [SCHEMAS],
  )
  if (rows.length === 0 && files === 0) return
  const found = rows.length > 0 ? 'This database holds data' : `${path.resolve(folder)} holds files`
  throw new Error(`${found} already. Say --replace to put the backup in its place.`)
}
