import type pg from 'pg'
import { isId } from '../database/new-id.ts'
import type { Storage } from '../storage/storage.ts'
import { listMissing } from './make-backup.ts'

const DAY = 24 * 60 * 60 * 1000

/** `missing`: ids of rows without their bytes; `orphans`: keys that no row names. */
export type CheckedFiles = { keys: number; missing: string[]; orphans: string[] }

/**
 * Compares the storage with the rows. A file is stored before its row; one younger than two days may still get one and is no
 * orphan.
 */
export async function checkFiles(
  client: pg.ClientBase,
  storage: Storage,
  now: Date,
): Promise<CheckedFiles> {
  const kept = new Map<string, number>()
  for await (const { key, bytes } of storage.list()) kept.set(key, bytes)
  const { rows } = await client.query<{ id: string }>('select id::text from app.files')
  const named = new Set(rows.map(({ id }) => id))
  // A copy in another width is named after its file: `<id>-480`.
  const orphans = [...kept.keys()].filter((key) => {
    const id = key.slice(0, 36)
    return isId(id) && !named.has(id) && now.getTime() - timeOf(id) > 2 * DAY
  })
  const keys = kept.size
  // Some may have been stored after the listing.
  for (const id of await listMissing(client, kept)) {
    const found = await storage.find(id)
    if (found) kept.set(id, found.bytes)
  }
  return { keys, missing: await listMissing(client, kept), orphans }
}

/**
 * Deletes the orphans.
 *
 * @throws if they outnumber the other files: then the storage is probably that of another database.
 */
export async function deleteOrphans(
  storage: Storage,
  { keys, orphans }: Pick<CheckedFiles, 'keys' | 'orphans'>,
): Promise<void> {
  if (orphans.length > keys / 2) {
    throw new Error(
      `${orphans.length} of ${keys} files in ${storage.place} belong to no row, which looks like the storage of another database. Nothing was deleted.`,
    )
  }
  for (const key of orphans) await storage.delete(key)
}

/** When an id was made; long ago if it does not say. */
function timeOf(id: string): number {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0
}
