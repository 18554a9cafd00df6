import type { Db } from '#platform/database/scope.ts'

/** The private papers of an organization, the newest of each kind. */
export async function listPapers(db: Db, partnerId: string) {
  const rows = await db
    .selectFrom('partner_documents as document')
    .innerJoin('files as file', 'file.id', 'document.file_id')
    .select(['document.kind', 'document.file_id', 'document.uploaded_at'])
    .select(['file.original_name', 'file.bytes', 'file.content_type'])
    .where('document.partner_id', '=', partnerId)
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    fileId: row.file_id,
    name: row.original_name,
    bytes: row.bytes,
    contentType: row.content_type,
    uploadedAt: row.uploaded_at,
  }))
}
