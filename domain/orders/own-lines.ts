import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { DB } from '#platform/database/schema.generated.ts'

type Lines = ExpressionBuilder<Pick<DB, 'cartLines'>, 'cartLines'>

/** Filters the caller's own cart lines. Row security enforces the same for visitors and members. */
export function ownLines(actor: Actor): (eb: Lines) => Expression<SqlBool> {
  return (eb) => {
    if (actor.kind === 'member') return eb('cartLines.userId', '=', actor.userId)
    if (actor.kind === 'guest') return eb('cartLines.guestId', '=', actor.guestId)
    return eb.val(false)
  }
}
