import type { Db } from '#platform/database/scope.ts'
import type { FileKind } from './file.ts'

/** What serving a file needs to know about it. */
export type FileFacts = {
  id: string
  kind: FileKind
  contentType: string
  /** In pixels; null for documents. */
  width: number | null
  /** The owner's file name; personal data. */
  originalName: string
}

/** A file as readable by the user `db` runs as, or null. */
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
