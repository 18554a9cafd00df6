import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { PER_PARTNER_MOST } from '../listing.ts'
import { nextStart } from '../next-date.ts'
import { CARD_COLUMNS, toCard } from '../to-card.ts'
import { TYPES, type ProjectEventCard } from '../project-event.ts'

/**
 * Lists an organization's public items of one type, at most 24: projects newest first; events soonest first, then past ones.
 */
export const listByPartner = query({
  name: 'project-events.list-by-partner',
  for: 'visitor',
  input: z.object({ partnerId: z.uuid(), type: z.enum(TYPES) }),
  async run({ db, input, now }): Promise<ProjectEventCard[]> {
    const selected = db
      .selectFrom('projectEvents')
      .select(CARD_COLUMNS)
      .where('partnerId', '=', input.partnerId)
      .where('isPublic', '=', true)
      .where('type', '=', input.type)
      .limit(PER_PARTNER_MOST)
    const isPast = sql`coalesce(end_datetime, start_datetime) < ${now}`
    const ordered =
      input.type === 'event'
        ? selected
            .orderBy(isPast)
            .orderBy(sql`abs(extract(epoch from ${nextStart(now)} - ${now}::timestamptz))`)
        : selected.orderBy('createdAt', 'desc').orderBy('id', 'desc')
    return (await ordered.execute()).map((row) => toCard(row, now))
  },
  cacheTags: ({ input }) => [`partner-project-events:${input.partnerId}`],
})
