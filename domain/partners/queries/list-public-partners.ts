import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { speak } from '#platform/speak.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import { normalize } from '#platform/text/normalize.ts'
import { containing } from '#platform/text/search-pattern.ts'
import { boxAround } from '#domain/project-events/conditions.ts'
import { SEARCH_MAX } from '#domain/project-events/listing.ts'
import { inOtherLetters } from '#domain/project-events/other-letters.ts'
import { townIn, type Town } from '#domain/project-events/place-words.ts'
import { DISTRICTS, districtLabel } from '#domain/project-events/place.ts'
import { searchWords } from '#domain/project-events/search-words.ts'
import { FOCUS_AREAS, focusAreaLabel } from '../partner.ts'
import {
  PARTNER_CARD_COLUMNS,
  presentPartnerCard,
  type PartnerCardData,
} from '../present-partner-card.ts'

export const PARTNERS_PAGE_SIZE = 24
const PAGES_MOST = 9_999
/** How far from the middle of a town something counts as in it, in kilometers. */
const TOWN_KM = 10

const listed = z.object({
  q: z.string().max(SEARCH_MAX).default(''),
  focus: z.enum(FOCUS_AREAS).nullable().default(null),
  district: z.enum(DISTRICTS).nullable().default(null),
  page: z.int().min(1).max(PAGES_MOST).default(1),
})

export type PublicPartners = {
  partners: PartnerCardData[]
  total: number
  pageCount: number
  /** The words that were searched, where those asked for find nothing and names are written so in other letters; else null. */
  writtenAs: string | null
}

/**
 * Lists approved organizations, newest first, in pages of 24, with the total number; of a search, those first that have all its
 * words in their name. Each word is found in the names, the description, the mission, the focus areas or the districts of an
 * organization, or is part of the name of a town where something of it is current. What is not found as it is written is looked for in
 * other letters.
 */
export const listPublicPartners = query({
  name: 'partners.list-public-partners',
  for: 'visitor',
  input: listed,
  async run({ db, input, now }): Promise<PublicPartners> {
    const list = await listAsWritten(db, input, now)
    if (list.total > 0 || input.q === '') return list
    const q = await inOtherLetters(db, input.q)
    const other = q === null ? list : await listAsWritten(db, { ...input, q }, now)
    return other.total > 0 ? { ...other, writtenAs: q } : list
  },
  // Towns are those of projects and events.
  cacheTags: ({ input }) => (input.q ? ['partners', 'project-events'] : ['partners']),
})

async function listAsWritten(
  db: Db,
  { q, focus, district, page }: z.output<typeof listed>,
  now: Date,
): Promise<PublicPartners> {
  const words = searchWords(q)
  const named = words.map((word) => sql<SqlBool>`search_name like ${containing(word)}`)
  const found = db
    .selectFrom('partners')
    .where('isPublic', '=', true)
    .$if(focus !== null, (of) => of.where(sql<SqlBool>`focus_areas && ${[focus]}::text[]`))
    .$if(district !== null, (of) => of.where(sql<SqlBool>`regions && ${[district]}::text[]`))
    .where((eb) => eb.and(conditionsOf(db, words, now)))
  const [rows, counted] = await Promise.all([
    found
      .select(PARTNER_CARD_COLUMNS)
      .$if(named.length > 0, (of) => of.orderBy(sql`not (${sql.join(named, sql` and `)})`))
      .orderBy('approvedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(PARTNERS_PAGE_SIZE)
      .offset((page - 1) * PARTNERS_PAGE_SIZE)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    partners: rows.map(presentPartnerCard),
    total: counted.total,
    pageCount: Math.min(Math.ceil(counted.total / PARTNERS_PAGE_SIZE), PAGES_MOST),
    writtenAs: null,
  }
}

/** A condition for each word. */
function conditionsOf(db: Db, words: readonly string[], now: Date): RawBuilder<SqlBool>[] {
  const town = townIn(words.join(' '), null)
  const isOfTown = (word: string) =>
    town !== null && townIn(words.filter((other) => other !== word).join(' '), null) === null
  return words.map((word) => {
    const areas = FOCUS_AREAS.filter((area) => isIn(word, () => focusAreaLabel(area)))
    const districts = DISTRICTS.filter((one) => isIn(word, () => districtLabel(one)))
    const others = town && isOfTown(word) ? sql`array(${activeIn(db, town, now)})` : sql`'{}'`
    return sql<SqlBool>`partners.id in (select app.find_public_partners(
      ${containing(word)}, ${areas}::text[], ${districts}::text[], ${others}))`
  })
}

/** Whether a label has a word, in any language. */
function isIn(word: string, label: () => string): boolean {
  return ALL_LANGUAGES.some((language) => normalize(speak(language, label)).includes(word))
}

/** The organizations with a current project or event in a town. */
function activeIn(db: Db, { point }: Town, now: Date) {
  const { south, north, west, east } = boxAround({ ...point, km: TOWN_KM })
  return db
    .selectFrom('searchDocuments as document')
    .innerJoin('projectEvents as item', 'item.id', 'document.projectEventId')
    .select('item.partnerId')
    .where((eb) => eb.between('document.latitude', south, north))
    .where((eb) => eb.between('document.longitude', west, east))
    .where('document.pastFrom', '>=', now)
    .union(
      // Of events in several places.
      db
        .selectFrom('calendarEntries as date')
        .select('date.partnerId')
        .where((eb) => eb.between('date.latitude', south, north))
        .where((eb) => eb.between('date.longitude', west, east))
        .where('date.startsAt', '>=', now),
    )
}
