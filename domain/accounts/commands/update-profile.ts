import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { profileForm } from '../profile-form.ts'
import { profileVersion } from '../profile-version.ts'
import { PROFILE_COLUMNS, type ProfileField } from '../profile.ts'
import { submitIdentityDocument } from '../submit-identity-document.ts'

type Change = { field_name: string; old_value: string | null; new_value: string | null }

const FIELDS = Object.keys(PROFILE_COLUMNS) as ProfileField[]

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
      .select(['full_name', 'mobile_phone', 'address', 'city', 'state', 'postal_code', 'country'])
      .select('avatar_file_id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not_found', m.profile_gone())
    if (input.version !== undefined && input.version !== profileVersion(before)) {
      throw new AppError('conflict', m.forms_overtaken())
    }

    const changes: Change[] = FIELDS.map((field) => ({
      field_name: PROFILE_COLUMNS[field],
      old_value: before[PROFILE_COLUMNS[field]],
      new_value: input[field],
    })).filter(({ old_value: old, new_value: given }) => old !== given)
    const replaced: string[] = []
    const set: Record<string, string | null> = Object.fromEntries(
      changes.map(({ field_name: column, new_value: value }) => [column, value]),
    )
    if (input.avatarFileId) {
      set['avatar_file_id'] = input.avatarFileId
      changes.push({ field_name: 'avatar_url', old_value: null, new_value: 'Updated' })
      if (before.avatar_file_id) replaced.push(before.avatar_file_id)
    }
    if (changes.length > 0) {
      await db
        .updateTable('profiles')
        .set({ ...set, updated_at: now })
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
      .insertInto('profile_changes')
      .values(
        changes.map((change) => ({
          id: newId(now),
          user_id: userId,
          ...change,
          changed_by: userId,
          created_at: now,
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
