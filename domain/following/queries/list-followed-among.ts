import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { followKey, readFollowKey, type Followed } from '../followed.ts'

/** Returns which of some keys the caller follows; for the buttons of a page. */
export const listFollowedAmong = query({
  name: 'following.list-followed-among',
  for: 'member',
  input: z.object({ keys: z.array(z.string()).max(100) }),
  async run({ db, input }): Promise<string[]> {
    const asked = input.keys.flatMap((key) => readFollowKey(key) ?? [])
    if (asked.length === 0) return []
    const ids = (kind: Followed['kind']) =>
      asked.flatMap((one) => (one.kind === kind && 'id' in one ? [one.id] : []))
    const searches = asked.flatMap((one) => (one.kind === 'search' ? [one.search] : []))
    const rows = await db
      .selectFrom('follows')
      .select(['partnerId', 'ambassadorId', 'search'])
      .where((is) =>
        is.or([
          is('partnerId', 'in', [NOBODY, ...ids('partner')]),
          is('ambassadorId', 'in', [NOBODY, ...ids('ambassador')]),
          is('search', 'in', ['', ...searches]),
        ]),
      )
      .execute()
    return rows.map(({ partnerId, ambassadorId, search }) =>
      followKey(
        search !== null
          ? { kind: 'search', search }
          : partnerId !== null
            ? { kind: 'partner', id: partnerId }
            : { kind: 'ambassador', id: ambassadorId ?? '' },
      ),
    )
  },
})

/** An empty list is no SQL. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
