import type pg from 'pg'
import { readMigrations, type Migration } from '../database/migrate.ts'
import type { Storage } from '../storage/storage.ts'
import type { End, Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { SCHEMAS } from './read-schema.ts'
import { rebuildDatabase } from './rebuild-database.ts'

/**
 * Reads and checks a whole archive, so that nothing is changed for a damaged or unsuitable one.
 *
 * @throws with a readable message if it is damaged, or created by a newer program.
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
 * Replaces database and files with a checked archive, completely or, on any failure, not at all. Deletes no existing file: one
 * that the archive lacks stays if a restored row refers to it, and is moved aside otherwise.
 *
 * @throws with a readable message if data exists and `replace` is not given, or if it is in use.
 */
export async function restoreBackup(options: {
  client: pg.ClientBase
  storage: Storage
  archive: string
  migrations: Migration[]
  replace: boolean
}): Promise<Restored> {
  const { client, storage, archive, migrations, replace } = options
  await refuseInUse(client)
  const before = await keysIn(storage)
  if (!replace) await refuseFull(client, storage.place, before.size)
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
        // A key's bytes never change, so an existing file is the same.
        if (!before.has(of!)) await storage.put(of!, bytes)
      }))
      return end
    })
    const left = [...before].filter((key) => !restored.has(key))
    return { end: end!, ...(await sortOut(client, storage, left)) }
  } catch (error) {
    for (const key of restored) if (!before.has(key)) await storage.delete(key).catch(() => {})
    throw error
  }
}

/** `aside`: the place of the `moved` files; `missing`: files that rows refer to and that exist nowhere. */
export type Restored = { end: End; aside: string | null; moved: number; missing: string[] }

/** Moves aside the files that no restored row refers to, and checks those that rows refer to. */
async function sortOut(
  client: pg.ClientBase,
  storage: Storage,
  left: string[],
): Promise<Omit<Restored, 'end'>> {
  await client.query('begin; set local role app_system')
  const { rows } = await client.query<{ id: string }>('select id::text from app.files')
  await client.query('rollback')
  const named = new Set(rows.map(({ id }) => id))
  const kept = await keysIn(storage)
  // A resized picture is named after its file: `<id>-480`.
  const unnamed = left.filter((key) => !named.has(key.slice(0, 36)))
  return {
    aside: unnamed.length > 0 ? await storage.setAside(unnamed, new Date()) : null,
    moved: unnamed.length,
    missing: [...named].filter((id) => !kept.has(id)),
  }
}

async function keysIn(storage: Storage): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of storage.list()) keys.add(key)
  return keys
}

/** Other connections of ours to the same server; the embedded database is locked. */
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

async function refuseFull(client: pg.ClientBase, place: string, files: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any ($1)',
    [SCHEMAS],
  )
  if (rows.length === 0 && files === 0) return
  const found = rows.length > 0 ? 'This database holds data' : `${place} holds files`
  throw new Error(`${found} already. Say --replace to put the backup in its place.`)
}
