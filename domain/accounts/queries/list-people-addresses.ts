import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { ADDRESSES_MOST } from '../person.ts'

const NEWEST = 1_000

/** The IP addresses that the newest 1,000 users signed up from, at most 50, most frequent first. */
export const listPeopleAddresses = query({
  name: 'accounts.list-people-addresses',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<string[]> {
    const rows = await db
      .selectFrom((from) =>
        from
          .selectFrom('profiles')
          .select('signupIp')
          .where('signupIp', 'is not', null)
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(NEWEST)
          .as('newest'),
      )
      .select('signupIp')
      .groupBy('signupIp')
      .orderBy((make) => make.fn.countAll(), 'desc')
      .orderBy('signupIp')
      .limit(ADDRESSES_MOST)
      .execute()
    return rows.flatMap(({ signupIp: address }) => address ?? [])
  },
})
