import { z } from 'zod'
import { command, type Caller } from '#platform/operation.ts'
import { discardFile } from '../files/discard-file.ts'
import { findOwnIdentity } from './queries/find-own-identity.ts'

/**
 * Takes the caller's paper of identity away, whatever was found of it: the bytes, the file, and what became of it. Done
 * again, it finds nothing to do.
 *
 * @throws AppError unavailable when the storage refuses: then all of it stays, to try again.
 */
export async function removeIdentity(caller: Caller): Promise<void> {
  const own = await findOwnIdentity(caller, {})
  if (own?.fileId) await discardFile(caller, own.fileId)
  const { fileId } = await forgetIdentity(caller, {})
  // Another paper has come in between.
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
