import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'

/** Deletes invitations to the team of an organization once they can no longer be accepted, with their addresses. */
export const purgeTeamInvitations = purgeSeparately(
  'retention.forget-team-invitations',
  async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('partnerInvitations')
      .where('id', 'in', (from) =>
        from
          .selectFrom('partnerInvitations')
          .select('id')
          .where('expiresAt', '<', now)
          .limit(AT_ONCE),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
)
