import { sql } from 'kysely'
import { z } from 'zod'
import { AWAITS_ANSWER } from '#domain/support/awaits-answer.ts'
import { inPage } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { draftTitleShown } from '#domain/project-events/draft-title.ts'
import type { ProjectEventType, Status } from '#domain/project-events/project-event.ts'
import { netOf } from '#domain/payments/money.ts'
import { publicationStatus } from '#domain/project-events/project-event-rules.ts'
import { ownApprovedPartner } from '#domain/support/own-partner.ts'
import { periodOf } from '../period.ts'

/**
 * Lists the projects and events of the caller's own approved organization, newest first, with their figures: supports,
 * gifts in cents, hours and meals including those of its supports, and views of the last twelve months.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listPostFigures = query({
  name: 'partners.list-post-figures',
  for: 'member',
  input: z.object({}),
  async run({ db, now }) {
    const partnerId = await ownApprovedPartner(db)
    const rows = await db
      .selectFrom('projectEvents as item')
      .leftJoinLateral(
        (is) =>
          is
            .selectFrom('projectEventRevisions as revision')
            .whereRef('revision.projectEventId', '=', 'item.id')
            .orderBy('revision.number', 'desc')
            .limit(1)
            .select(['revision.status', draftTitleShown('revision.content')])
            .as('latest'),
        (join) => join.onTrue(),
      )
      .leftJoin('supports', 'supports.projectEventId', 'item.id')
      .leftJoin('payments', 'payments.supportId', 'supports.id')
      .where('item.partnerId', '=', partnerId)
      .groupBy(['item.id', 'latest.status', 'latest.title'])
      .orderBy('item.createdAt', 'desc')
      .orderBy('item.id', 'desc')
      .select([
        'item.id',
        'item.type',
        'item.status',
        'latest.status as latestStatus',
        sql<string>`coalesce(nullif(${inPage('item', 'title')}, ''), latest.title, '')`.as('title'),
        'item.places',
        'item.placesTaken',
        'item.completedAt',
        sql<
          Date | string | null
        >`coalesce(item.start_date::text, to_jsonb(item.start_datetime) #>> '{}')`.as('starts'),
        sql<
          Date | string | null
        >`coalesce(item.end_date::text, to_jsonb(item.end_datetime) #>> '{}')`.as('ends'),
        sql<number>`count(supports.id)::integer`.as('supports'),
        sql<number>`count(*) filter (where ${AWAITS_ANSWER})::integer`.as('waiting'),
        sql<string>`coalesce(sum(supports.amount_cents)
          filter (where supports.status in ('pending', 'confirmed', 'completed')), 0)`.as(
          'pledged',
        ),
        sql<string>`coalesce(sum(${netOf('payments')})
          filter (where supports.status in ('confirmed', 'completed')), 0)`.as('confirmed'),
        sql<string>`coalesce(sum(supports.hours), 0) + coalesce(item.hours, 0)`.as('hours'),
        sql<string>`coalesce(sum(supports.meals), 0) + coalesce(item.meals, 0)`.as('meals'),
      ])
      .execute()
    const { since } = periodOf('year', now)
    const viewed = await sql<{ about: string; views: string }>`
      select about, sum(views) as views from app.own_page_views(${since}, 'month') group by about`.execute(
      db,
    )
    const views = new Map(viewed.rows.map((row) => [row.about, Number(row.views)]))
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      // The columns' check constraints allow only these values.
      type: row.type as ProjectEventType,
      status: publicationStatus({
        status: row.status as Status,
        latest: (row.latestStatus ?? row.status) as Status,
      }),
      places: row.places,
      placesTaken: row.placesTaken,
      starts: momentOrDay(row.starts),
      ends: momentOrDay(row.ends),
      completedAt: row.completedAt,
      supports: row.supports,
      waiting: row.waiting,
      pledgedCents: Number(row.pledged),
      confirmedCents: Number(row.confirmed),
      hours: Number(row.hours),
      meals: Number(row.meals),
      views: views.get(row.id) ?? 0,
    }))
  },
})

/** An event has moments, a project days (`YYYY-MM-DD`). */
function momentOrDay(value: string | Date | null): Date | string | null {
  return typeof value === 'string' && value.length > 10 ? new Date(value) : value
}
