import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { readListAddress } from '../../project-events/list-address.ts'
import {
  FOLLOWS_MOST,
  HOWS,
  readFollowKey,
  searchOf,
  USUAL_HOW,
  type Followed,
} from '../followed.ts'

/**
 * Follows what a key names, for the caller; once more changes nothing. `timeZone` is that of their browser.
 *
 * @throws AppError not_found for what is not public; conflict from the 201st on.
 */
export const follow = command({
  name: 'following.follow',
  for: 'member',
  input: z.object({
    key: z.string(),
    how: z.enum(HOWS).default(USUAL_HOW),
    timeZone: z.string().min(1).max(64),
  }),
  async run({ db, actor, input, now }) {
    const followed = await requirePublic(db, input.key)
    const { n } = await db
      .selectFrom('follows')
      .select((make) => make.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    if (n >= FOLLOWS_MOST) {
      throw new AppError('conflict', m.following_too_many({ most: FOLLOWS_MOST }))
    }
    await db
      .insertInto('follows')
      .values({
        id: newId(now),
        userId: actor.kind === 'member' ? actor.userId : '',
        ...columnsOf(followed),
        how: input.how,
        timeZone: input.timeZone,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})

async function requirePublic(db: Db, key: string): Promise<Followed> {
  const followed = readFollowKey(key)
  if (followed?.kind === 'search') {
    const search = searchOf(readListAddress(new URLSearchParams(followed.search)))
    if (search !== null) return { kind: 'search', search }
  } else if (followed) {
    const { partnerId, ambassadorId } = columnsOf(followed)
    const { rows } = await sql<{ yes: boolean }>`
      select app.is_followable(${partnerId}::uuid, ${ambassadorId}::uuid) as yes`.execute(db)
    if (rows[0]?.yes) return followed
  }
  throw new AppError('not_found', m.following_unknown())
}

function columnsOf(followed: Followed) {
  return {
    partnerId: followed.kind === 'partner' ? followed.id : null,
    ambassadorId: followed.kind === 'ambassador' ? followed.id : null,
    search: followed.kind === 'search' ? followed.search : null,
  }
}
