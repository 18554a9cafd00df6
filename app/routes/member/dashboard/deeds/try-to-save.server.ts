import { attempt } from '#app/request/perform.ts'
import { isAppError, type AppError } from '#platform/errors.ts'

/**
 * Does a form's work; returns what refused it, to be said beside what was typed. That the database or the storage is
 * away counts as well, since nobody should have to type all of it again.
 */
export async function tryToSave(work: () => Promise<void>): Promise<AppError | null> {
  let away: AppError | null = null
  const result = await attempt(() =>
    work().catch((error: unknown) => {
      if (!isAppError(error) || error.code !== 'unavailable') throw error
      away = error
    }),
  )
  return result.done ? away : result.refusal
}
