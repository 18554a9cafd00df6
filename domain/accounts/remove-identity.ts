import { z } from 'zod'
import { command, type Caller } from '#platform/operation.ts'
import { discardFile } from '../files/discard-file.ts'
import { findOwnIdentity } from './queries/find-own-identity.ts'

/**
 * Removes the caller's identity document in any state: bytes, file row and decision. Idempotent.
 *
 * @throws AppError unavailable when the storage fails: nothing is removed, and the caller can retry.
 */
export async function removeIdentity(caller: Caller): Promise<void> {
  const own = await findOwnIdentity(caller, {})
  if (own?.fileId) await discardFile(caller, own.fileId)
  const { fileId } = await forgetIdentity(caller, {})
  // Another document was submitted concurrently.
  if (fileId) await discardFile(caller, fileId)
}

const forgetIdentity = command({
  name: 'accounts.forget-identity',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<{ fileId: string | null }> {
    const row = await db
      .deleteFrom('identityDocuments')
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .returning('fileId')
      .executeTakeFirst()
    return { fileId: row?.fileId ?? null }
  },
})
