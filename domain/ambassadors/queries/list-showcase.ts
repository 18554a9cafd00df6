import { sql } from 'kysely'
import { z } from 'zod'
import { beginningShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import type { AmbassadorStats } from '../figures.ts'
import { listAmbassadorStats } from '../list-figures.ts'
import { summarize } from '#domain/project-events/summarize.ts'
import { presentAmbassador, SHOWN_COLUMNS, type Ambassador } from '../present-ambassador.ts'

export const SHOWCASE_PAGE_SIZE = 24
const PAGES_MOST = 99

/** Read from the row alone, so that sorting takes one pass over the profiles. */
const IS_COMPLETE = sql<boolean>`(bio <> '' and (photo_file_id is not null or logo_file_id is not null))`

export type AmbassadorCardData = Ambassador & {
  /** The first words of their bio. */
  summary: string
  figures: Pick<AmbassadorStats, 'supporters' | 'raisedCents'>
}

/**
 * The visible ambassadors, those with a bio and a picture first, then newest first, in pages of 24. Always includes the
 * total count.
 */
export const listShowcase = query({
  name: 'ambassadors.list-showcase',
  for: 'visitor',
  feature: 'ambassadors',
  input: z.object({ page: z.int().min(1).max(PAGES_MOST).default(1) }),
  async run({
    db,
    input,
  }): Promise<{ ambassadors: AmbassadorCardData[]; total: number; pageCount: number }> {
    const [rows, { total }] = await Promise.all([
      db
        .selectFrom('ambassadorProfiles')
        .select(SHOWN_COLUMNS)
        .select(beginningShown('ambassadorProfiles', 'bio', 300, 'beginning'))
        .where('isPublic', '=', true)
        .orderBy(IS_COMPLETE, 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWCASE_PAGE_SIZE)
        .offset((input.page - 1) * SHOWCASE_PAGE_SIZE)
        .execute(),
      db
        .selectFrom('ambassadorProfiles')
        .select((of) => of.fn.countAll<number>().as('total'))
        .where('isPublic', '=', true)
        .executeTakeFirstOrThrow(),
    ])
    const figures = await listAmbassadorStats(
      db,
      rows.map(({ id }) => id),
    )
    return {
      ambassadors: rows.map((row) => {
        const { supporters = 0, raisedCents = 0 } = figures.get(row.id) ?? {}
        return {
          ...presentAmbassador(row, 480),
          summary: summarize(row.beginning ?? ''),
          figures: { supporters, raisedCents },
        }
      }),
      total,
      pageCount: Math.min(Math.ceil(total / SHOWCASE_PAGE_SIZE), PAGES_MOST),
    }
  },
  cacheTags: () => ['ambassadors', 'supports'],
})
