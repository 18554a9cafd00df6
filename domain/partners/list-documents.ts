import type { Db } from '#platform/database/scope.ts'

/** Lists the private documents of an organization, the latest of each kind. */
export async function listDocuments(db: Db, partnerId: string) {
  const rows = await db
    .selectFrom('partnerDocuments as document')
    .innerJoin('files as file', 'file.id', 'document.fileId')
    .select(['document.kind', 'document.fileId', 'document.uploadedAt'])
    .select(['file.originalName', 'file.bytes', 'file.contentType'])
    .where('document.partnerId', '=', partnerId)
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    fileId: row.fileId,
    name: row.originalName,
    bytes: row.bytes,
    contentType: row.contentType,
    uploadedAt: row.uploadedAt,
  }))
}
