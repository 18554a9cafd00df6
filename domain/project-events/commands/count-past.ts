import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'

/**
 * Moves the reference time of the counts beside the filters to now. Queries count what has become past since that moment, which is quick
 * as long as it is recent.
 */
export const countPast = command({
  name: 'project-events.count-past',
  for: 'system',
  input: z.object({}),
  async run({ db, now }) {
    // Locked first: publishing waits, and is then counted with the new time.
    await sql`select from facet_counts_as_of for update`.execute(db)
    await sql`
      update facet_counts as f set current = f.current - gone.n from (
        select type, category, coalesce(region, '') as region, coalesce(district, '') as district, count(*) as n
        from search_documents where past_from >= (select as_of from facet_counts_as_of) and past_from < ${now}
        group by 1, 2, 3, 4
      ) as gone
      where (f.type, f.category, f.region, f.district) = (gone.type, gone.category, gone.region, gone.district)`.execute(
      db,
    )
    await sql`update facet_counts_as_of set as_of = ${now} where as_of < ${now}`.execute(db)
    return {}
  },
})
