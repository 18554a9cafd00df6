import { readAge, type Guardian } from '#domain/consent/ask-age.ts'
import { readAnswers } from '#domain/questions/ask.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError, isAppError, type FieldErrors } from '#platform/errors.ts'

type Given = Parameters<typeof readAge>[1] & Parameters<typeof readAnswers>[1]

/**
 * Reads what an item asks whoever signs up: the parent or guardian of a minor (null for adults), and the answers to its questions.
 *
 * @throws AppError bad_input with the problems of all their fields at once; otherwise as `readAge` and `readAnswers`.
 */
export async function readAsked(
  db: Db,
  given: Given,
): Promise<{ guardian: Guardian | null; answers: Awaited<ReturnType<typeof readAnswers>> }> {
  const fields: FieldErrors = {}
  const guardian = await collect(fields, readAge(db, given))
  const answers = await collect(fields, readAnswers(db, given))
  if (guardian === undefined || answers === undefined) {
    throw new AppError('bad_input', Object.values(fields)[0] ?? '', { fields })
  }
  return { guardian, answers }
}

/** What is read; undefined after adding its problems, if it has any. */
async function collect<Read>(
  fields: FieldErrors,
  reading: Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await reading
  } catch (error) {
    if (!isAppError(error) || !error.fields) throw error
    Object.assign(fields, error.fields)
    return undefined
  }
}
