import { COPY_WIDTHS, storageKey } from '#domain/files/storage-keys.ts'
import type { Caller } from '#platform/operation.ts'
import type { Forgotten } from './purge-separately.ts'
import { listGoneFiles } from './queries/list-gone-files.ts'
import { settleGoneFiles } from './commands/settle-gone-files.ts'

/**
 * Deletes the bytes of files whose rows are gone, a hundred files at a time. Deleting twice is harmless, so any number
 * of processes may run it; storage failures are retried in the next run.
 *
 * @param caller a job.
 */
export async function purgeStoredBytes(caller: Caller): Promise<Forgotten> {
  const ids = await listGoneFiles(caller, {})
  const gone: string[] = []
  let refusal: unknown
  for (const id of ids) {
    try {
      for (const key of [storageKey(id), ...COPY_WIDTHS.map((width) => storageKey(id, width))]) {
        await caller.runtime.storage.delete(key)
      }
      gone.push(id)
    } catch (error) {
      refusal ??= error
    }
  }
  if (gone.length > 0) await settleGoneFiles(caller, { ids: gone })
  if (refusal !== undefined) throw refusal
  return { deleted: gone.length, isDone: ids.length < 100 }
}
