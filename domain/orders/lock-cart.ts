import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'

/** Until this transaction ends, nobody else puts anything into this person's cart: what is counted here stays true. */
export async function lockCart(db: Db, actor: Actor): Promise<void> {
  const whose = actor.kind === 'member' ? actor.userId : actor.kind === 'guest' ? actor.guestId : ''
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${whose}`}, 0))`.execute(db)
}
