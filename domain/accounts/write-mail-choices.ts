import type { Db } from '#platform/database/scope.ts'
import type { MailTopic } from './mail-topic.ts'

/** Writes choices over the previous ones, in the running transaction. */
export async function writeMailChoices(
  db: Db,
  userId: string,
  choices: readonly { topic: MailTopic; isWanted: boolean }[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('mailChoices')
    .values(
      choices.map(({ topic, isWanted }) => ({
        userId,
        topic,
        isWanted,
        updatedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'topic']).doUpdateSet((set) => ({
        isWanted: set.ref('excluded.isWanted'),
        updatedAt: set.ref('excluded.updatedAt'),
      })),
    )
    .execute()
}
