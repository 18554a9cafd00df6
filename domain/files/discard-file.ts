import { z } from 'zod'
import { command, query, type Caller } from '#platform/operation.ts'
import { COPY_WIDTHS, storageKey } from './storage-keys.ts'

/**
 * Deletes one of the caller's own files: first the bytes, so that the row always shows what is left to delete, then the
 * row; references to it become null. Another user's file is left untouched.
 *
 * @throws AppError unavailable when the storage fails: the row stays, and the caller can retry.
 */
export async function discardFile(caller: Caller, id: string): Promise<void> {
  if (!(await hasFile(caller, { id }))) return
  const { storage } = caller.runtime
  for (const width of COPY_WIDTHS) await storage.delete(storageKey(id, width))
  await storage.delete(storageKey(id))
  await removeFile(caller, { id })
}

const input = z.object({ id: z.uuid() })

const hasFile = query({
  name: 'files.has-own-file',
  for: 'member',
  input,
  async run({ db, actor, input: { id } }): Promise<boolean> {
    const row = await db
      .selectFrom('files')
      .select('id')
      .where('id', '=', id)
      // Members can also read others' files that something public shows.
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    return row !== undefined
  },
})

const removeFile = command({
  name: 'files.remove-own-file',
  for: 'member',
  input,
  async run({ db, actor, input: { id } }): Promise<void> {
    await db
      .deleteFrom('files')
      .where('id', '=', id)
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .execute()
  },
})
