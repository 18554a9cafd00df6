import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts the caller's confirmed hours that a certificate of all of them sums up: of sign-ups for one person, and as one of a group. */
export const countOwnHours = query({
  name: 'attendance.count-own-hours',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { hours } = await db
      .selectFrom('certificates')
      .innerJoin('supports', 'supports.id', 'certificates.supportId')
      .select(sql<number>`coalesce(sum(certificates.hours), 0)::integer`.as('hours'))
      .where(
        sql<boolean>`(certificates.member_id = app.uid() or certificates.member_id is null
          and supports.user_id = app.uid() and supports.places = 1 and supports.group_name is null)`,
      )
      .where('certificates.revokedAt', 'is', null)
      .executeTakeFirstOrThrow()
    return hours
  },
})
