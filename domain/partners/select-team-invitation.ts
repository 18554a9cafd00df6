import { sql } from 'kysely'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import type { Standing } from './duty.ts'

export type OwnTeamInvitation = {
  partnerId: string
  name: string
  duties: Standing[]
  invitedBy: string
  /** The caller is in no other organization. */
  isReady: boolean
}

/** Finds an open invitation that was sent to the caller's own, proved address; null for any other. */
export async function selectTeamInvitation(db: Db, id: string): Promise<OwnTeamInvitation | null> {
  if (!isId(id)) return null
  const { rows } = await sql<OwnTeamInvitation>`
    select partner_id, name, duties, invited_by, is_ready
    from app.own_invitation(${id})`.execute(db)
  return rows[0] ?? null
}
