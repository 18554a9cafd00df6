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

/** `fieldName` is the column name, as the history has always stored it. */
type Change = { fieldName: string; oldValue: string | null; newValue: string | null }

const COLUMNS = { fullName: 'full_name', mobilePhone: 'mobile_phone', postalCode: 'postal_code' }

/**
 * Stores the caller's profile with one history row for each changed field, and any new picture or identity document. A
 * failed history write is logged and does not prevent saving. Returns the replaced files, for the caller to discard.
 * `version` is the one the form was opened with; pages of an earlier release send none and are accepted.
 *
 * @throws AppError bad_input with field errors; not_found when the account is gone; forbidden for another user's files;
 *   conflict when another window has saved since `version`.
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

/** Runs under a savepoint, so that a failure leaves the transaction intact; returns the error. */
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
 * Submits an identity document in place of an earlier one; whatever was decided about that one, this one waits for
 * staff. Returns the earlier file, if it is still stored.
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
