import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress, zstdDecompressSync } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import pg from 'pg'
import { readArchive } from '#platform/backup/read-archive.ts'
import { MIGRATIONS } from '#platform/database/open-database.ts'
import { createStorage } from '#platform/storage/create-storage.ts'
import type { Remembered } from './old-data.ts'

/** Every version whose data is kept here. */
export const VERSIONS = ['c5024ff'] as const
export const ENGINES = ['embedded', 'server'] as const
export type Old = { version: (typeof VERSIONS)[number]; engine: (typeof ENGINES)[number] }

const placeOf = ({ version, engine }: Old, name: string) =>
  path.join(import.meta.dirname, version, engine, name)

/** What was written down when the data was made. */
export async function recall(old: Old): Promise<Remembered> {
  return JSON.parse(await readFile(placeOf(old, 'remembered.json'), 'utf8')) as Remembered
}

/** The backup that the old version made. */
export function backupOf(old: Old): string {
  return placeOf(old, 'backup.tgz')
}

/** Puts a copy of the embedded database's folder, as the old version left it, into a folder of data. */
export async function unpackDatabase(old: Old, folder: string): Promise<void> {
  await pipeline(
    createReadStream(placeOf(old, 'database.tar.zst')),
    createZstdDecompress(),
    unpackTar(path.join(folder, 'database')),
  )
}

/** Puts copies of the uploaded files, which the backup holds as well, into a folder of data. */
export async function unpackFiles(old: Old, folder: string): Promise<void> {
  const storage = createStorage(path.join(folder, 'files'))
  await readArchive(backupOf(old), async (name, bytes) => {
    const [kind, key] = name.split('/')
    if (kind === 'files') await storage.put(key!, bytes)
  })
}

/**
 * Loads the dump of the old version's server into an empty database. Roles belong to a server and are in no dump of a
 * database: the first migration's beginning makes those that are missing.
 */
export async function loadDump(old: Old, url: { owner: string; superuser: string }): Promise<void> {
  const first = await readFile(path.join(MIGRATIONS, '0001-roles-and-claims.sql'), 'utf8')
  await run(url.owner, first.slice(0, first.indexOf('create schema app;')))
  const dump = zstdDecompressSync(await readFile(placeOf(old, 'database.sql.zst'))).toString()
  // Words for psql alone.
  await run(url.superuser, dump.replaceAll(/^\\(un)?restrict .*$/gm, ''))
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
