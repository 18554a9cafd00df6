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
    .selectFrom('identityDocuments')
    .select('fileId')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  await db
    .insertInto('identityDocuments')
    .values({ userId, fileId, submittedAt: now })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        fileId,
        status: 'submitted',
        reason: null,
        submittedAt: now,
        decidedAt: null,
        decidedBy: null,
      }),
    )
    .execute()
  return earlier?.fileId ?? null
}
