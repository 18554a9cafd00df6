import type pg from 'pg'
import { dumpRows, refuseBound } from './dump-rows.ts'
import type { End, Manifest } from './manifest.ts'
import { putFiles } from './put-files.ts'
import { writeArchive } from './write-archive.ts'

/**
 * Writes everything the product keeps, database and uploaded files, into one archive, while it serves and people write.
 * What was acknowledged before is in it. Files never change and are stored before the rows that name them: those that are
 * there are copied first, those that came meanwhile as soon as the moment of the rows is settled, so no row is without its file.
 */
export async function makeBackup(options: {
  client: pg.ClientBase
  files: string
  archive: string
  program: string
  kind: Manifest['kind']
  now: Date
}): Promise<{ end: End; manifest: Manifest; bytes: number; snapshotMs: number }> {
  const { client, files, archive, program, kind, now } = options
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
  const written = await writeArchive(archive, manifest, async (put) => {
    const done = new Set<string>()
    await putFiles(files, put, done)
    const began = performance.now()
    const rows = await dumpRows(client, put, async () => {
      const known = JSON.stringify(manifest.migrations)
      if (JSON.stringify(await listMigrations(client)) !== known) {
        throw new Error('The database was migrated just now. Begin the backup again.')
      }
      await putFiles(files, put, done)
    })
    snapshotMs = performance.now() - began
    return { ...rows, files: done.size }
  })
  return { ...written, manifest, snapshotMs }
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
