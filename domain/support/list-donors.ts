import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { GIVERS_SHOWN } from './gift.ts'

/** A received gift as the public sees it. `name` is null unless the donor agreed to show it. */
export type PublicGift = { name: string | null; amountCents: number; givenAt: string }

/** Lists the latest received gifts to a public item, newest first. */
export async function listDonors(db: Db, itemId: string): Promise<PublicGift[]> {
  const { rows } = await sql<{ name: string | null; amountCents: number; givenAt: Date }>`
    select name, amount_cents, given_at from app.public_gifts
    where project_event_id = ${itemId} and nth <= ${GIVERS_SHOWN} order by nth`.execute(db)
  return rows.map(({ name, amountCents, givenAt }) => ({
    // Deleted users have no name.
    name: name || null,
    amountCents,
    givenAt: givenAt.toISOString(),
  }))
}
