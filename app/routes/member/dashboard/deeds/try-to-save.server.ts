import { tryOperation } from '#app/request/run-operation.ts'
import type { AppError } from '#platform/errors.ts'

/** Does a form's work; returns what refused it, to be shown next to what was typed. */
export async function tryToSave(work: () => Promise<void>): Promise<AppError | null> {
  const result = await tryOperation(work)
  return result.done ? null : result.refusal
}
