import type { Db } from '#platform/database/scope.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { versionOf } from '#platform/text/version-of.ts'
import { m } from '#messages'
import { sql } from 'kysely'
import type { SupportKind } from '../support/support.ts'
import type { TypedAnswers } from './answer-fields.ts'
import { parseAnswers } from './answers.ts'
import { ASKING_KINDS, type Asked, type Question } from './question.ts'

const NOTHING_ASKED: Asked = { questions: [], version: '' }

/** What an item asks people who sign up in this way, as approved now; nothing for gifts and inquiries. */
export async function findQuestions(db: Db, itemId: string, kind: SupportKind): Promise<Asked> {
  if (!ASKING_KINDS.includes(kind)) return NOTHING_ASKED
  const row = await db
    .selectFrom('projectEvents')
    .select('questions')
    .where('id', '=', itemId)
    .executeTakeFirst()
  // The column's check constraint allows only questions.
  const questions = (row?.questions ?? []) as unknown as Question[]
  return questions.length === 0 ? NOTHING_ASKED : { questions, version: versionOf(questions) }
}

/**
 * Reads the answers to what an item asks now.
 *
 * @throws AppError bad_input by field; or if its questions have changed since the form was shown, so that nobody agrees
 * to what they have not read.
 */
export async function readAnswers(
  db: Db,
  { itemId, kind, answers }: { itemId: string; kind: SupportKind; answers: TypedAnswers },
) {
  const { questions, version } = await findQuestions(db, itemId, kind)
  if ((answers['version'] ?? '') !== version && Object.keys(answers).length > 0) {
    throw new AppError('bad_input', m.questions_changed())
  }
  return parseAnswers(questions, answers)
}

/** Writes the answers of a new sign-up, each with its question as it is asked now. Call it in the same transaction. */
export async function writeAnswers(
  db: Db,
  supportId: string,
  answers: Awaited<ReturnType<typeof readAnswers>>,
  now: Date,
): Promise<void> {
  try {
    if (answers.length > 0) {
      const rows = answers.map((answer) => ({ ...answer, supportId, answeredAt: now }))
      await db.insertInto('supportAnswers').values(rows).execute()
    }
    await sql`set constraints app.check_answered immediate`.execute(db)
  } catch (error) {
    throw isOvertaken(error) ? new AppError('bad_input', m.questions_changed()) : error
  }
}

/** Whether staff has approved other questions while someone signed up. */
function isOvertaken(error: unknown): boolean {
  const constraint = violatedConstraint(error) ?? ''
  return /^(supports_answered|support_answers_(question_of_item|allowed))$/.test(constraint)
}
