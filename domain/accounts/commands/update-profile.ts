import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { profileForm } from '../profile-form.ts'
import { userProfileVersion } from '../profile-version.ts'
import { USER_PROFILE_FIELDS } from '../profile.ts'

/** `fieldName` is the column, as the history has always named it. */
type Change = { fieldName: string; oldValue: string | null; newValue: string | null }

const COLUMNS = { fullName: 'full_name', mobilePhone: 'mobile_phone', postalCode: 'postal_code' }

/**
 * Stores the caller's profile, with one row of its history for each changed field, and what they bring of files: a new
 * picture, a new paper of identity. A history that cannot be written does not stop the rest; the log tells of it.
 * Returns the files that were replaced, to be cleared away. `version` is the one that the form was opened with; a page of an
 * earlier release sends none, and is trusted.
 *
 * @throws AppError bad_input beside the fields; not_found when the account is gone; forbidden for files of others; conflict
 *   when another window has saved since `version`.
 */
export const updateProfile = command({
  name: 'accounts.update-profile',
  for: 'member',
  input: profileForm.extend({
    avatarFileId: z.uuid().nullable().default(null),
    paperFileId: z.uuid().nullable().default(null),
    version: z.string().optional(),
  }),
  async run({ db, actor, input, now, log }): Promise<{ replaced: string[] }> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const before = await db
      .selectFrom('profiles')
      .select(['fullName', 'mobilePhone', 'address', 'city', 'state', 'postalCode', 'country'])
      .select('avatarFileId')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not_found', m.profile_gone())
    if (input.version !== undefined && input.version !== userProfileVersion(before)) {
      throw new AppError('conflict', m.forms_overtaken())
    }

    const changed = USER_PROFILE_FIELDS.filter((field) => before[field] !== input[field])
    const changes: Change[] = changed.map((field) => ({
      fieldName: field in COLUMNS ? COLUMNS[field as keyof typeof COLUMNS] : field,
      oldValue: before[field],
      newValue: input[field],
    }))
    const replaced: string[] = []
    const set: Record<string, string | null> = Object.fromEntries(
      changed.map((field) => [field, input[field]]),
    )
    if (input.avatarFileId) {
      set['avatarFileId'] = input.avatarFileId
      changes.push({ fieldName: 'avatar_url', oldValue: null, newValue: 'Updated' })
      if (before.avatarFileId) replaced.push(before.avatarFileId)
    }
    if (changes.length > 0) {
      await db
        .updateTable('profiles')
        .set({ ...set, updatedAt: now })
        .where('id', '=', userId)
        .execute()
    }
    if (input.paperFileId) {
      const earlier = await submitIdentityDocument(db, { userId, fileId: input.paperFileId, now })
      if (earlier) replaced.push(earlier)
    }
    const fault = await keepHistory(db, { userId, changes, now })
    if (fault) log.error({ err: fault, user: userId }, 'changes of a profile were not recorded')
    return { replaced }
  },
})

/** Under a savepoint, so that its failure leaves the transaction whole; returns what went wrong. */
async function keepHistory(
  db: Db,
  { userId, changes, now }: { userId: string; changes: readonly Change[]; now: Date },
): Promise<unknown> {
  if (changes.length === 0) return undefined
  await sql`savepoint history`.execute(db)
  try {
    await db
      .insertInto('profileChanges')
      .values(
        changes.map((change) => ({
          id: newId(now),
          userId,
          ...change,
          changedBy: userId,
          createdAt: now,
        })),
      )
      .execute()
    await sql`release savepoint history`.execute(db)
    return undefined
  } catch (error) {
    await sql`rollback to savepoint history`.execute(db)
    return error
  }
}

/**
 * Hands in a paper that shows who somebody is, in place of an earlier one: whatever had been found of that, this one
 * waits for staff again. Returns the earlier file, if it is still kept.
 */
async function submitIdentityDocument(
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
