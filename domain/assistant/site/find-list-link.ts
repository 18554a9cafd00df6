import type { Caller } from '#platform/operation.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { beginningOf } from '#domain/project-events/related-words.ts'
import type { Wanted } from './items-asked.ts'
import { listFilters, listLink, type Narrowed } from './list-link.ts'

export type ListLink = {
  address: string
  /** It shows what was not asked for as well. */
  isWider: boolean
}

/**
 * The public list, as near to what was looked for as it can be narrowed: one that was tried, and in which at least as many
 * are found as suit. Null where there is none.
 */
export async function findListLink(
  caller: Caller,
  wanted: Wanted,
  total: number,
): Promise<ListLink | null> {
  const [word] = wanted.words
  const isOneWord = word !== undefined && wanted.words.length === 1 && !wanted.isTopicMust
  const { type, kinds, regions, topics } = wanted
  const plain = { type, kinds, regions }
  const tries: readonly (readonly [Narrowed, isWider: boolean])[] = [
    ...(isOneWord
      ? [[{ ...plain, q: beginningOf(word) }, isWiderAnyhow(wanted) || topics.length > 0] as const]
      : []),
    [{ ...plain, topics }, isWiderAnyhow(wanted) || wanted.words.length > 0 || topics.length > 1],
    [plain, true],
  ]
  for (const [narrowed, isWider] of tries) {
    const found = await listPublic(caller, {
      ...listFilters(narrowed),
      isEverywhere: true,
    })
    if (found.total >= total) return { address: listLink(narrowed), isWider }
  }
  return null
}

/** The list knows neither districts nor days, and one kind and one region at a time. */
function isWiderAnyhow({ districts, from, to, kinds, regions, words }: Wanted): boolean {
  const isPart = districts.length > 0 && districts.length < DISTRICTS.length
  return isPart || Boolean(from ?? to) || kinds.length > 1 || regions.length > 1 || words.length > 1
}
