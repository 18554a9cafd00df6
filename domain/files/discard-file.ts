import { z } from 'zod'
import { command, query, type Caller } from '#platform/operation.ts'
import { COPY_WIDTHS, storageKey } from './storage-keys.ts'

/**
 * Makes an end of a file: first its bytes, so that a row always names what is left to be cleared away, then its row;
 * whatever referred to it refers to nothing. Of one's own files only: one of others stays as it is.
 *
 * @throws AppError unavailable when the storage refuses: then the row stays, to try again.
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
      // Members read others' files too, where something public shows them.
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
