import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { MAIL_TOPICS } from '../mail-topic.ts'

/** Whether a user wants emails on a topic; null when there is no such user. For the holder of an emailed link. */
export const findMailChoice = query({
  name: 'accounts.find-mail-choice',
  for: 'system',
  input: z.object({ userId: z.uuid(), topic: z.enum(MAIL_TOPICS) }),
  async run({ db, input }): Promise<{ isWanted: boolean } | null> {
    const found = await db
      .selectFrom('profiles')
      .leftJoin('mailChoices', (join) =>
        join
          .onRef('mailChoices.userId', '=', 'profiles.id')
          .on('mailChoices.topic', '=', input.topic),
      )
      .select('mailChoices.isWanted')
      .where('profiles.id', '=', input.userId)
      .executeTakeFirst()
    return found ? { isWanted: found.isWanted ?? true } : null
  },
})
