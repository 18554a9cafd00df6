import type { Db } from '#platform/database/scope.ts'
import type { MailTopic } from './mail-topic.ts'

/** Writes choices over what was chosen before, in the running transaction. */
export async function writeMailChoices(
  db: Db,
  userId: string,
  choices: readonly { topic: MailTopic; isWanted: boolean }[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('mail_choices')
    .values(
      choices.map(({ topic, isWanted }) => ({
        user_id: userId,
        topic,
        is_wanted: isWanted,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic']).doUpdateSet((set) => ({
        is_wanted: set.ref('excluded.is_wanted'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
