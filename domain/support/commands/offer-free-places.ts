import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { HAS_PLACE } from '../chosen-date-columns.ts'

/**
 * Offers the free places of one item, or of its dates, for which someone waits, the first after `after` in the order of ids; returns its
 * id, or null if there is none. The database offers a place when it becomes free; this is for what it passed over, such
 * as someone whose sign-up was being changed at that moment.
 */
export const offerFreePlaces = command({
  name: 'support.offer-free-places',
  for: 'system',
  input: z.object({ after: z.string().nullable() }),
  async run({ db, input: { after } }): Promise<string | null> {
    const item = await db
      .selectFrom('projectEvents')
      .select('id')
      .where('isPublic', '=', true)
      .where('completedAt', 'is', null)
      .where(
        sql<boolean>`id in (select supports.project_event_id from app.supports where supports.status = 'waiting'
          and ${HAS_PLACE})`,
      )
      .$if(after !== null, (rest) => rest.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!item) return null
    await sql`select app.offer_places(${item.id})`.execute(db)
    return item.id
  },
})
