import type { Db } from '#platform/database/scope.ts'

/**
 * Hands in a paper that shows who somebody is, in place of an earlier one: whatever had been found of that, this one
 * waits for staff again. Returns the earlier file, if it is still kept.
 */
export async function submitIdentityDocument(
  db: Db,
  { userId, fileId, now }: { userId: string; fileId: string; now: Date },
): Promise<string | null> {
  const earlier = await db
    .selectFrom('identity_documents')
    .select('file_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  await db
    .insertInto('identity_documents')
    .values({ user_id: userId, file_id: fileId, submitted_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        file_id: fileId,
        status: 'submitted',
        reason: null,
        submitted_at: now,
        decided_at: null,
        decided_by: null,
      }),
    )
    .execute()
  return earlier?.file_id ?? null
}
