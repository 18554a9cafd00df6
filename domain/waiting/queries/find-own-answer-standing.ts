import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { readAnswerStanding, type AnswerStanding } from '../answer-standing.ts'
import { listOwed, type Owed } from '../list-owed.ts'
import { OWED_SHOWN } from '../obligation.ts'

/** Returns what the caller's own organization has not answered in time, and what that has led to. Empty without an organization. */
export const findOwnAnswerStanding = query({
  name: 'waiting.find-own-answer-standing',
  for: 'member',
  input: z.object({}),
  async run({ db, now }): Promise<{ standing: AnswerStanding | null; owed: Owed[] }> {
    const { rows } = await sql<{ id: string | null }>`select app.own_partner() as id`.execute(db)
    const id = rows[0]?.id
    if (!id) return { standing: null, owed: [] }
    return {
      standing: await readAnswerStanding(db, id, now),
      owed: await listOwed(db, id, { now, most: OWED_SHOWN }),
    }
  },
})
