import type pg from 'pg'
import { dumpRows, refuseBound } from './dump-rows.ts'
import type { Storage } from '../storage/storage.ts'
import type { End, Manifest } from './manifest.ts'
import { putFiles } from './put-files.ts'
import { writeArchive } from './write-archive.ts'

/** How often the rows' snapshot is taken, if files are replaced meanwhile. */
const SNAPSHOTS_MOST = 5

/** Files that rows of a snapshot name were deleted before they were copied. */
class Overtaken extends Error {}

/**
 * Writes the database and all uploaded files into one archive, while the product runs. It contains everything acknowledged
 * before. Files never change and are stored before their rows: existing ones are copied first, new ones right after the
 * snapshot, so no row lacks its file. One that was uploaded after the first copying may be replaced before the second; a later
 * snapshot then no longer names it.
 *
 * @throws if a row's file is missing or incomplete, unless `lacking` allows that; then nothing is written.
 */
export async function makeBackup(options: {
  client: pg.ClientBase
  storage: Storage
  archive: string
  program: string
  kind: Manifest['kind']
  now: Date
  lacking?: boolean
}): Promise<{
  end: End
  manifest: Manifest
  bytes: number
  snapshotMs: number
  missing: string[]
}> {
  const { client, storage, archive, program, kind, now, lacking = false } = options
  await refuseBound(client)
  const manifest: Manifest = {
    format: 1,
    program,
    kind,
    at: now.toISOString(),
    postgres: await readVersion(client),
    migrations: await listMigrations(client),
  }
  let snapshotMs = 0
  let missing: string[] = []
  const written = await writeArchive(archive, manifest, async (put) => {
    const done = new Map<string, number>()
    await putFiles(storage, put, done)
    let began = 0
    const dump = async (isLast: boolean) => {
      began = performance.now()
      return dumpRows(client, put, async () => {
        const known = JSON.stringify(manifest.migrations)
        if (JSON.stringify(await listMigrations(client)) !== known) {
          throw new Error('The database was migrated just now. Begin the backup again.')
        }
        await putFiles(storage, put, done)
        const missingBefore = new Set(missing)
        missing = await listMissing(client, done)
        // What two snapshots name and nothing holds is missing indeed.
        if (!isLast && missing.some((id) => !missingBefore.has(id))) throw new Overtaken()
        if (missing.length > 0 && !lacking) throw new Error(inWords(missing, storage.place))
      })
    }
    const rows = await untilNotOvertaken(dump)
    snapshotMs = performance.now() - began
    return { ...rows, files: done.size }
  })
  return { ...written, manifest, snapshotMs, missing }
}

async function untilNotOvertaken<T>(dump: (isLast: boolean) => Promise<T>): Promise<T> {
  for (let left = SNAPSHOTS_MOST - 1; left > 0; left -= 1) {
    try {
      return await dump(false)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  return dump(true)
}

/** Files of rows that are not stored, or have another length. */
export async function listMissing(
  client: pg.ClientBase,
  kept: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; bytes: number }>(
    'select id::text, bytes::int from app.files order by 1',
  )
  return rows.filter(({ id, bytes }) => kept.get(id) !== bytes).map(({ id }) => id)
}

function inWords(missing: string[], place: string): string {
  const some = missing.slice(0, 3).join(', ')
  return (
    `${missing.length} uploaded files that the database names are missing or not whole in ${place}: ${some}${missing.length > 3 ? ', …' : ''}. ` +
    'Are DATA_DIR and the S3 settings those of the service? To make a backup without them, say --without-missing-files.'
  )
}

async function readVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]!.server_version
}

async function listMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_history.migrations') is not null as there`,
  )
  if (!rows[0]?.there) throw new Error('There is no database of this product to back up.')
  const found = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_history.migrations order by name',
  )
  return found.rows
}
