import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { answersSchema } from '#domain/support/support-schema.ts'
import { findSignUp } from '#domain/support/queries/get-sign-up.ts'
import { parseAnswers } from '../answers.ts'
import { answersOf, mayAnswer } from '../queries/get-own-answers.ts'

/**
 * Changes what someone answered when they signed up, while they can still free their place: to the questions as they
 * were asked, and to those that nobody has asked them yet. For a caller verified as that person.
 *
 * @throws AppError not_found if it is not theirs; conflict once it is over; bad_input by field, or if the questions have
 * changed since the form was shown.
 */
export const changeAnswers = command({
  name: 'questions.change-answers',
  for: 'system',
  input: z.object({
    supportId: z.string(),
    userId: z.string(),
    hadIt: z.boolean(),
    answers: answersSchema,
  }),
  async run({ db, input, now }): Promise<void> {
    const found = await findSignUp(db, input, input.hadIt)
    if (!mayAnswer(found, input.userId, now)) {
      throw new AppError('conflict', m.questions_closed())
    }
    const supportId = found.support.id
    const { answered, version } = await answersOf(db, found.support)
    if ((input.answers['version'] ?? '') !== version) {
      throw new AppError('conflict', m.questions_changed())
    }
    const asked = answered.map((one) => one.asked)
    for (const { questionId, answer } of parseAnswers(asked, input.answers)) {
      const given = { answer, answeredAt: now }
      const changed = await db
        .updateTable('supportAnswers')
        .set(given)
        .where('supportId', '=', supportId)
        .where('questionId', '=', questionId)
        .executeTakeFirst()
      if (changed.numUpdatedRows > 0n) continue
      await db
        .insertInto('supportAnswers')
        .values({ ...given, supportId, questionId })
        .execute()
    }
  },
})
