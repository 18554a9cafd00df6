import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { ownLines } from './own-lines.ts'

/** Removes all lines from the caller's cart. */
export async function emptyCart(db: Db, actor: Actor): Promise<void> {
  await db.deleteFrom('cartLines').where(ownLines(actor)).execute()
}
