import { sql } from 'kysely'
import { z } from 'zod'
import { translatedWords } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { rankTexts, type Ranked } from '#domain/project-events/rank-texts.ts'
import { presentTour, selectTours } from '../select-tours.ts'
import type { TourPackage } from '../tour-package.ts'

/** Offered tours matching the words of any of their languages, best first; without words, all in order. */
export const findMatchingTours = query({
  name: 'travel.find-matching-tours',
  for: 'visitor',
  feature: 'visit',
  input: z.object({
    words: z.array(z.string().max(60)).max(24).default([]),
    said: z.string().max(2_000).default(''),
  }),
  async run({ db, input }): Promise<Ranked<TourPackage>[]> {
    const rows = await selectTours(db)
      .select(
        sql<string>`concat_ws(' ', tour_packages.title, tour_packages.summary, tour_packages.description,
          array_to_string(tour_packages.stops, ' '), ${translatedWords('tourPackages')})`.as(
          'allWords',
        ),
      )
      .execute()
    const things = rows.map((row) => ({ row, tour: presentTour(row) }))
    const ranked = rankTexts(things, input, ({ row, tour }) => ({
      name: tour.title,
      text: row.allWords,
    }))
    return ranked.map((found) => ({ ...found, thing: found.thing.tour }))
  },
})
