import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { MAIL_TOPICS, type MailTopic } from '../mail-topic.ts'

/** Each email topic and whether this user wants it; without stored choices, all of them. */
export const listMailChoices = query({
  name: 'accounts.list-mail-choices',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<{ topic: MailTopic; isWanted: boolean }[]> {
    const rows = await db.selectFrom('mailChoices').select(['topic', 'isWanted']).execute()
    const chosen = new Map(rows.map((row) => [row.topic, row.isWanted]))
    return MAIL_TOPICS.map((topic) => ({ topic, isWanted: chosen.get(topic) ?? true }))
  },
})
