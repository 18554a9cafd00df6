import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { quietNotices } from '../quiet-notices.ts'
import { readFollowKey } from '../followed.ts'

/** Ends following what a key names, for the caller. What waits to be emailed because of it stays in the bell only. */
export const unfollow = command({
  name: 'following.unfollow',
  for: 'member',
  input: z.object({ key: z.string() }),
  async run({ db, input }) {
    const followed = readFollowKey(input.key)
    if (!followed) return
    const own = await db
      .selectFrom('follows')
      .select('id')
      .where((is) =>
        followed.kind === 'search'
          ? is('search', '=', followed.search)
          : is(followed.kind === 'partner' ? 'partnerId' : 'ambassadorId', '=', followed.id),
      )
      .executeTakeFirst()
    if (!own) return
    await quietNotices(db, own.id)
    await db.deleteFrom('follows').where('id', '=', own.id).execute()
  },
})
