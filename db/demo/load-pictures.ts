import { readFile, stat } from 'node:fs/promises'
import { storageKey } from '#domain/files/storage-keys.ts'
import type { Db } from '#platform/database/scope.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { filesOf, type DemoPicture } from './demo-pictures.ts'

/** Files stored at a time: each is flushed to disk, which is mostly waiting. */
const AT_ONCE = 24

/** The pictures that have no row yet. */
export async function listNewPictures(
  db: Db,
  pictures: readonly DemoPicture[],
): Promise<DemoPicture[]> {
  const known = await db.selectFrom('files').select('id').where('kind', 'in', KINDS).execute()
  const ids = new Set(known.map(({ id }) => id))
  return pictures.filter(({ id }) => !ids.has(id))
}

const KINDS = [
  'partner-logos',
  'partner-covers',
  'ambassador-logos',
  'ambassador-photos',
  'product-images',
  'news-images',
  'project-images',
]

/** Stores the files of pictures and of their narrower copies; to be called before their rows are written. */
export async function storePictures(
  storage: Pick<Storage, 'put'>,
  pictures: readonly DemoPicture[],
): Promise<void> {
  const waiting = pictures.flatMap((picture) =>
    filesOf(picture).map(({ width, file }) => ({ key: storageKey(picture.id, width), file })),
  )
  const putNext = async (): Promise<void> => {
    const next = waiting.pop()
    if (!next) return
    await storage.put(next.key, await readFile(next.file))
    await putNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, putNext))
}

/** Writes the rows of pictures whose files are stored. */
export async function loadPictures(
  db: Db,
  pictures: readonly DemoPicture[],
  firstLoad: Date,
): Promise<void> {
  if (pictures.length === 0) return
  const rows = await Promise.all(
    pictures.map(async ({ id, name, kind, width, height }) => ({
      id,
      kind,
      contentType: 'image/webp',
      bytes: (await stat(pathOf({ id, name, kind, width, height }))).size,
      width,
      height,
      originalName: `${name.split('/')[1]}.webp`,
      createdAt: firstLoad,
    })),
  )
  await db
    .insertInto('files')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function pathOf(picture: DemoPicture): string {
  const [whole] = filesOf(picture)
  if (!whole) throw new Error(`${picture.name} has no file`)
  return whole.file
}
