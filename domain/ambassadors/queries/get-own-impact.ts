import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { NO_FIGURES, type AmbassadorStats } from '../figures.ts'
import { listAmbassadorStats } from '../list-figures.ts'

/** The caller's totals so far, also while their page is hidden; all zero when they are not an ambassador. */
export const getOwnImpact = query({
  name: 'credit.get-own-impact',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({}),
  async run({ db }): Promise<AmbassadorStats> {
    const { rows } = await sql<{ id: string | null }>`select app.own_ambassador() as id`.execute(db)
    const id = rows[0]?.id
    return (id && (await listAmbassadorStats(db, [id])).get(id)) || NO_FIGURES
  },
})
