import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { normalize } from '#platform/text/normalize.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { rankTexts, type Ranked } from '#domain/project-events/rank-texts.ts'
import { focusAreaLabel } from '../partner.ts'
import {
  PARTNER_CARD_COLUMNS,
  presentPartnerCard,
  type PartnerCardData,
} from '../present-partner-card.ts'

/** The number of organizations read, newest first. */
const READ_MOST = 500

/**
 * Finds approved organizations by name, description, mission or focus areas, best match first, at most `most`;
 * without search words or a name, the newest. `said` is the whole question, which may name an organization.
 */
export const findMatchingPartners = query({
  name: 'partners.find-matching-partners',
  for: 'visitor',
  input: z.object({
    words: z.array(z.string().max(60)).max(24).default([]),
    said: z.string().max(2_000).default(''),
    districts: z.array(z.enum(DISTRICTS)).default([]),
    most: z.int().min(1).max(24).default(4),
  }),
  async run({ db, input }): Promise<Ranked<PartnerCardData>[]> {
    const rows = await db
      .selectFrom('partners')
      .select(PARTNER_CARD_COLUMNS)
      // Found by the words of any language.
      .select(
        sql<string>`concat_ws(' ', mission, left(description, 600), translations)`.as('allWords'),
      )
      .where('isPublic', '=', true)
      .$if(input.districts.length > 0, (of) =>
        of.where(sql<boolean>`regions && ${input.districts}::text[]`),
      )
      .orderBy('approvedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(READ_MOST)
      .execute()
    const things = rows.map((row) => ({ row, card: presentPartnerCard(row) }))
    return rankTexts(things, input, ({ row, card }) => ({
      name: nameSaid(card, input.said),
      text: [
        card.name,
        card.otherName ?? '',
        card.focusAreas.map(focusAreaLabel).join(' '),
        row.allWords,
      ].join(' '),
    }))
      .slice(0, input.most)
      .map((found) => ({ ...found, thing: found.thing.card }))
  },
})

/** The name by which a question calls an organization, in any language; else the one in the language of the page. */
function nameSaid({ name, otherName }: PartnerCardData, said: string): string {
  return otherName && normalize(said).includes(normalize(otherName)) ? otherName : name
}
