import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { GIVERS_SHOWN } from './gift.ts'

/** A gift that has come, as everybody may see it. `name` is null where the giver did not say that it may be shown. */
export type PublicGift = { name: string | null; amountCents: number; givenAt: string }

/** The newest gifts that have come for a public item, the newest first. */
export async function listDonors(db: Db, itemId: string): Promise<PublicGift[]> {
  const { rows } = await sql<{ name: string | null; amountCents: number; givenAt: Date }>`
    select name, amount_cents, given_at from app.public_gifts(${itemId}, ${GIVERS_SHOWN})`.execute(
    db,
  )
  return rows.map(({ name, amountCents, givenAt }) => ({
    // Whoever has left has no name any more.
    name: name || null,
    amountCents,
    givenAt: givenAt.toISOString(),
  }))
}
