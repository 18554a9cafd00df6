import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { versionOf } from '#platform/text/version-of.ts'
import { findSignUp } from '#domain/support/queries/get-sign-up.ts'
import { mayCancel } from '#domain/support/support-rules.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { findQuestions } from '../ask.ts'
import { listAnswers } from '../list-answers.ts'
import type { Answer } from '../question.ts'

/** What someone was asked when they signed up, and answered. */
export type OwnAnswers = {
  answered: Answer[]
  /** Names these questions; a form sends it back. */
  version: string
  mayChange: boolean
}

/**
 * Returns the answers of a sign-up, for a caller verified as its supporter; null if nothing was asked, and for those who
 * come along with a group.
 *
 * @throws AppError not_found if it is not theirs.
 */
export const getOwnAnswers = query({
  name: 'questions.get-own-answers',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string(), hadIt: z.boolean() }),
  async run({ db, input, now }): Promise<OwnAnswers | null> {
    const found = await findSignUp(db, input, input.hadIt)
    if (found.more.userId !== input.userId) return null
    const mayChange = mayAnswer(found, input.userId, now)
    const { answered, version } = await answersOf(db, found.support)
    const shown = mayChange ? answered : answered.filter(({ answer }) => answer !== null)
    return shown.length === 0 ? null : { answered: shown, version, mayChange }
  },
})

/** Whether this person gave the answers and can still change them: as long as they can free their place. */
export function mayAnswer(
  { support, more }: Awaited<ReturnType<typeof findSignUp>>,
  userId: string,
  now: Date,
): boolean {
  return more.userId === userId && mayCancel(support, support.item, now)
}

/** What was asked, as it was asked; without any of that, as after a change of a group's leader, what is asked now. */
export async function answersOf(
  db: Db,
  { id, kind, item }: { id: string; kind: SupportKind; item: { id: string } },
): Promise<Pick<OwnAnswers, 'answered' | 'version'>> {
  const known = (await listAnswers(db, [id])).get(id)
  const answered =
    known ??
    (await findQuestions(db, item.id, kind)).questions.map((asked) => ({ asked, answer: null }))
  return { answered, version: versionOf(answered.map(({ asked }) => asked)) }
}
