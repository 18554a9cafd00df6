import { z } from 'zod'
import { listDistinct } from '#platform/database/list-distinct.ts'
import { query } from '#platform/operation.ts'

/** Lists the filter choices of the audit log: every operation, subject type and actor that occurs in it. */
export const listChoices = query({
  name: 'audit.list-choices',
  for: 'staff',
  input: z.object({}),
  async run({ db }) {
    const operations = await listDistinct(db, 'audit_entries', 'operation')
    const subjects = await listDistinct(db, 'audit_entries', 'subject')
    const actors = await listDistinct(db, 'audit_entries', 'actor_id')
    const people =
      actors.length === 0
        ? []
        : await db
            .selectFrom('profiles')
            .select(['id', 'fullName as name'])
            .where('id', 'in', actors)
            .orderBy('fullName')
            .execute()
    return { operations, subjects, people }
  },
})
