import { sql } from 'kysely'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

type OwnDesk = {
  partnerId: string
  /** It may act: it is approved. A suspended organization only sees its orders. */
  mayAct: boolean
}

/** The caller's own organization as one that may have been ordered from. @throws AppError forbidden without one. */
export async function ownFulfillment(db: Db): Promise<OwnDesk> {
  const { rows } = await sql<{ id: string | null; approved: string | null }>`
    select app.own_partner('{approved,suspended}') as id, app.own_partner('{approved}') as approved`.execute(
    db,
  )
  const { id = null, approved = null } = rows[0] ?? {}
  if (!isId(id)) throw new AppError('forbidden', m.orderdesk_no_partner())
  return { partnerId: id, mayAct: approved === id }
}

/** The caller's own organization, to act for it. @throws AppError forbidden unless it is approved. */
export async function actingPartner(db: Db): Promise<string> {
  const { partnerId, mayAct } = await ownFulfillment(db)
  if (!mayAct) throw new AppError('forbidden', m.orderdesk_suspended())
  return partnerId
}
