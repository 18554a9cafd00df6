import type { Db } from '#platform/database/scope.ts'
import type { FileKind } from './file.ts'

/** What serving a file needs to know of it. */
export type FileFacts = {
  id: string
  kind: FileKind
  contentType: string
  /** In pixels; null of papers. */
  width: number | null
  /** As its owner called it: personal. */
  originalName: string
}

/** A file as whoever `db` works for may read it, or null. */
export async function selectFile(db: Db, id: string): Promise<FileFacts | null> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'kind', 'contentType', 'width', 'originalName'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    kind: row.kind as FileKind,
    contentType: row.contentType,
    width: row.width,
    originalName: row.originalName,
  }
}
