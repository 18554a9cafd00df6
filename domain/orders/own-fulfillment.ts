import { sql } from 'kysely'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

type OwnDesk = {
  partnerId: string
  /** The organization is approved and can act. A suspended one can only read its orders. */
  mayAct: boolean
}

/** Returns the caller's organization if it is or was approved. @throws AppError forbidden without one. */
export async function ownFulfillment(db: Db): Promise<OwnDesk> {
  const { rows } = await sql<{ id: string | null; approved: string | null }>`
    select app.own_partner('{approved,suspended}', '{answer,money}') as id,
      app.own_partner('{approved}', '{answer,money}') as approved`.execute(db)
  const { id = null, approved = null } = rows[0] ?? {}
  if (!isId(id)) throw new AppError('forbidden', m.orderdesk_no_partner())
  return { partnerId: id, mayAct: approved === id }
}

/** Returns the caller's organization for a change. @throws AppError forbidden unless it is approved. */
export async function actingPartner(db: Db): Promise<string> {
  const { partnerId, mayAct } = await ownFulfillment(db)
  if (!mayAct) throw new AppError('forbidden', m.orderdesk_suspended())
  return partnerId
}
