import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { query } from '#platform/operation.ts'

/** One unanswered question as shown in the list; null once it has been purged. */
export const findUnanswered = query({
  name: 'assistant.find-unanswered',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id } }): Promise<{ question: string } | null> {
    if (!isId(id)) return null
    const row = await db
      .selectFrom('assistantInteractions')
      .select('prompt')
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { question: row.prompt } : null
  },
})
