import { z } from 'zod'
import {
  languageShown,
  nameShown,
  textInEach,
  textShown,
} from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'
import { parseLanguage, type TextInEach } from '#platform/text/translations.ts'
import { normalize } from '#platform/text/normalize.ts'
import { NO_FILTERS, SEARCH_MAX } from '../listing.ts'
import { inOtherLetters } from '../other-letters.ts'
import { suggestTowns } from '../suggest-towns.ts'
import type { ProjectEventType } from '../project-event.ts'
import { NEWEST_FIRST } from '../reach.ts'
import { containing } from '#platform/text/search-pattern.ts'
import { searchWords } from '../search-words.ts'
import { selectHits } from '../select-hits.ts'

const TOWNS_MOST = 3
const PARTNERS_MOST = 3
const ITEMS_MOST = 5
/** The number of matches among which those with the words in their title come first. */
const LOOKED_AT = 40
/** Shorter words match nearly everything. */
const LETTERS_LEAST = 2

export type Suggested = {
  /** Names of towns in Israel. */
  towns: string[]
  partners: { id: string; name: string }[]
  items: { id: string; type: ProjectEventType; title: string; language: Language }[]
}

/**
 * Finds what someone typing this may be looking for: towns, organizations, and those of the newest items that are not over. If there is
 * nothing written so, what is written so in other letters.
 */
export const suggest = query({
  name: 'project-events.suggest',
  for: 'visitor',
  input: z.object({ q: z.string().max(SEARCH_MAX) }),
  async run({ db, input: { q }, now }): Promise<Suggested> {
    const found = await suggestWritten(db, q, now)
    if ([found.towns, found.partners, found.items].some((each) => each.length > 0)) return found
    const other = await inOtherLetters(db, q)
    return other === null ? found : suggestWritten(db, other, now)
  },
  cacheTags: () => ['project-events', 'partners'],
})

async function suggestWritten(db: Db, q: string, now: Date): Promise<Suggested> {
  const words = searchWords(q)
  if (words.join('').length < LETTERS_LEAST) return { towns: [], partners: [], items: [] }
  const [hits, partners] = await Promise.all([
    selectHits(db, {
      filters: { ...NO_FILTERS, q, time: 'upcoming' },
      sort: 'soonest',
      now,
      reach: { newest: NEWEST_FIRST },
      most: LOOKED_AT,
      shown: LOOKED_AT,
    })
      .select(['projectEvents.id', 'projectEvents.type', textShown('projectEvents', 'title')])
      .select([languageShown('projectEvents'), textInEach('projectEvents', 'title', 'titles')])
      .execute(),
    db
      .selectFrom('partners')
      .select(['id', nameShown('partners.names', 'partners.name', 'name')])
      .where('isPublic', '=', true)
      .where((eb) => eb.and(words.map((word) => eb('searchName', 'like', containing(word)))))
      .orderBy('name')
      .limit(PARTNERS_MOST)
      .execute(),
  ])
  const found = hits.flatMap(({ id, type, title, language, titles }) => {
    if (id === null || type === null || title === null) return []
    const item = { id, type: type as ProjectEventType, title }
    return [{ ...item, language: parseLanguage(language) ?? BASE_LANGUAGE, titles }]
  })
  const isNamed = ({ titles }: { titles: TextInEach }) =>
    Object.values(titles).some((title) => words.every((word) => normalize(title).includes(word)))
  const items = [...found.filter(isNamed), ...found.filter((item) => !isNamed(item))]
  return {
    towns: suggestTowns(q)
      .map(({ value }) => value)
      .slice(0, TOWNS_MOST),
    partners: partners.map(({ id, name }) => ({ id, name: name ?? '' })),
    items: items.slice(0, ITEMS_MOST).map(({ titles: _titles, ...item }) => item),
  }
}
