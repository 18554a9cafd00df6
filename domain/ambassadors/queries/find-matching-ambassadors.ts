import { sql } from 'kysely'
import { z } from 'zod'
import { beginningShown, translatedWords } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { rankTexts, type Ranked } from '#domain/project-events/rank-texts.ts'
import { summarize } from '#domain/project-events/summarize.ts'
import { presentAmbassador, SHOWN_COLUMNS, type Ambassador } from '../present-ambassador.ts'

/** How many are read, newest first. */
const READ_MOST = 500

export type FoundAmbassador = Ambassador & {
  /** The first words of their bio. */
  summary: string
}

/**
 * Ambassadors matching the words by name or bio, best first, at most `most`; without words, those with a bio, newest
 * first.
 */
export const findMatchingAmbassadors = query({
  name: 'ambassadors.find-matching-ambassadors',
  for: 'visitor',
  feature: 'ambassadors',
  input: z.object({
    words: z.array(z.string().max(60)).max(24).default([]),
    said: z.string().max(2_000).default(''),
    most: z.int().min(1).max(12).default(4),
  }),
  async run({ db, input }): Promise<Ranked<FoundAmbassador>[]> {
    const rows = await db
      .selectFrom('ambassadorProfiles')
      .select(SHOWN_COLUMNS)
      .select(beginningShown('ambassadorProfiles', 'bio', 600, 'beginning'))
      // Found by the words of any language.
      .select(
        sql<string>`concat_ws(' ', left(ambassador_profiles.bio, 600), ${translatedWords('ambassadorProfiles')})`.as(
          'allWords',
        ),
      )
      .where('isPublic', '=', true)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(READ_MOST)
      .execute()
    const words = new Map(rows.map(({ id, allWords }) => [id, allWords]))
    const things = rows.map((row) => ({
      ...presentAmbassador(row, 480),
      summary: summarize(row.beginning ?? ''),
    }))
    return rankTexts(things, input, ({ id, name }) => ({
      name,
      text: words.get(id) ?? '',
    }))
      .filter(({ thing, score }) => score > 0 || thing.summary !== '')
      .slice(0, input.most)
  },
})
