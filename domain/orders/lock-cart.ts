import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'

/** Locks the caller's cart until the transaction ends, so that counts taken here stay valid. */
export async function lockCart(db: Db, actor: Actor): Promise<void> {
  const whose = actor.kind === 'member' ? actor.userId : actor.kind === 'guest' ? actor.guestId : ''
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${whose}`}, 0))`.execute(db)
}
