import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import type { Standing } from '../duty.ts'

export type TeamPerson = {
  userId: string
  fullName: string
  email: string
  duties: Standing[]
  /** Null for the owner. */
  joinedAt: Date | null
}

export type TeamInvitation = { id: string; email: string; duties: Standing[]; expiresAt: Date }

/**
 * Returns the team of the caller's organization, its owner first, and to the owner alone its open invitations.
 *
 * @throws AppError forbidden without an organization.
 */
export const getTeam = query({
  name: 'partners.get-team',
  for: 'member',
  input: z.object({}),
  async run({ db, now }): Promise<{ people: TeamPerson[]; invitations: TeamInvitation[] }> {
    const { rows: people } = await sql<TeamPerson>`
      select user_id, full_name, email, duties, joined_at from app.own_team()
      order by joined_at nulls first, user_id`.execute(db)
    if (people.length === 0) throw new AppError('forbidden', m.team_none())
    // Row security shows them to the owner alone.
    const invitations = await db
      .selectFrom('partnerInvitations')
      .select(['id', 'email', 'duties', 'expiresAt'])
      .where('expiresAt', '>', now)
      .orderBy('createdAt')
      .execute()
    return {
      people,
      invitations: invitations.map((row) => ({ ...row, duties: row.duties as Standing[] })),
    }
  },
})
