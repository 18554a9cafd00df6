import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import type { Followed, How } from '../followed.ts'

export type Follow = {
  id: string
  followed: Followed
  /** Of an organization or ambassador, in the language of the page; null for a search and for what is not public now. */
  name: string | null
  how: How
}

/** What the caller follows, newest first. */
export const listFollows = query({
  name: 'following.list-follows',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<Follow[]> {
    const rows = await db
      .selectFrom('ownFollows')
      .select(['id', 'partnerId', 'ambassadorId', 'search', 'how', 'names'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ id, partnerId, ambassadorId, search, how, names }) => ({
      id: id ?? '',
      followed:
        search !== null
          ? { kind: 'search', search }
          : partnerId !== null
            ? { kind: 'partner', id: partnerId }
            : { kind: 'ambassador', id: ambassadorId ?? '' },
      name: names === null ? null : inPageLanguage(names as TextInEach),
      how: how as How,
    }))
  },
})
