import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { listAmbassadorStats } from '../list-figures.ts'
import type { AmbassadorType } from '../ambassador.ts'
import {
  AMBASSADOR_VISIBILITIES,
  ambassadorStatus,
  type AmbassadorStatus,
  type AmbassadorVisibility,
} from '../ambassador-status.ts'

export const AMBASSADORS_PER_PAGE = 25

export type ListedAmbassador = {
  id: string
  name: string
  type: AmbassadorType
  status: AmbassadorStatus
  supporters: number
  raisedCents: number
  createdAt: Date
}

/**
 * A page of all ambassadors, newest first, filtered by visibility and by words of a name, with the count of each. A
 * page past the end returns the last page.
 */
export const listAmbassadors = query({
  name: 'ambassadors.list-ambassadors',
  for: 'staff',
  input: z.object({
    standing: z.enum(AMBASSADOR_VISIBILITIES).nullable().default(null),
    q: z.string().max(200).default(''),
    page: pageInput,
  }),
  async run({ db, input }) {
    const { standing } = input
    const words = sanitizeText(input.q).split(/\s+/).filter(Boolean).slice(0, 8)
    const counts = await countEach(db, words)
    const total = counts[standing ?? 'all']
    const { page, pageCount, offset } = toPage(input.page, total, AMBASSADORS_PER_PAGE)
    const rows = await matching(db, words)
      .select(['id', 'displayName', 'ambassadorType', 'isPublic', 'hiddenAt', 'createdAt'])
      .$if(standing !== null, (of) => of.where('isPublic', '=', standing === 'shown'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(AMBASSADORS_PER_PAGE)
      .offset(offset)
      .execute()
    const figures = await listAmbassadorStats(
      db,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row): ListedAmbassador => ({
      id: row.id,
      name: row.displayName,
      type: row.ambassadorType as AmbassadorType,
      status: ambassadorStatus(row),
      supporters: figures.get(row.id)?.supporters ?? 0,
      raisedCents: figures.get(row.id)?.raisedCents ?? 0,
      createdAt: row.createdAt,
    }))
    return { items, total, page, pageCount, counts }
  },
})

/** Also matches the user's name when the page carries their organization's: staff may search for either. */
function matching(db: Db, words: readonly string[]) {
  return words.reduce((rows, word) => {
    const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return rows.where(sql<boolean>`(display_name ilike ${like} or full_name ilike ${like})`)
  }, db.selectFrom('ambassadorProfiles'))
}

async function countEach(
  db: Db,
  words: readonly string[],
): Promise<Record<AmbassadorVisibility | 'all', number>> {
  const { all, shown } = await matching(db, words)
    .select((make) => [
      make.fn.countAll<number>().as('all'),
      make.fn.countAll<number>().filterWhere('isPublic', '=', true).as('shown'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(all), shown: Number(shown), hidden: Number(all) - Number(shown) }
}
