import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { Answer, Question } from './question.ts'

/** The answers of these sign-ups that the caller may see, in the order of the questions, by the sign-up's id. */
export async function listAnswers(
  db: Db,
  supportIds: readonly string[],
): Promise<Map<string, Answer[]>> {
  const answers = new Map<string, Answer[]>()
  if (supportIds.length === 0) return answers
  const rows = await db
    .selectFrom('supportAnswers')
    .select(['supportId', 'asked', 'answer'])
    .where('supportId', '=', sql<string>`any (${supportIds}::uuid[])`)
    .orderBy('supportId')
    .orderBy('position')
    .execute()
  for (const { supportId, asked, answer } of rows) {
    // The column's check constraint allows only a question.
    const one = { asked: asked as unknown as Question, answer }
    answers.set(supportId, [...(answers.get(supportId) ?? []), one])
  }
  return answers
}
