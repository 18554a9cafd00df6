import { sql } from 'kysely'
import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { findProposal, type Proposal } from '../find-proposal.ts'

/** What a sign-up's own page says about the day itself. */
export type OnTheDay = {
  /** Whether they were checked in on a date. */
  wasHere: boolean
  /** Whether a date is still to come on which they are expected and not here yet. */
  isExpectedAgain: boolean
  /** Whether the organization noted that they did not come, and they came on no other date. */
  isMissed: boolean
  /**
   * What they have for their hours; null before the hours are confirmed, and once they are taken back. Of a group of which was noted who
   * came, each has their own. Of one of which only the number was, all have that of the group, which names its leader.
   */
  certificate: { code: string; hours: number; isOfGroup: boolean } | null
  /** For a group's leader who has one of their own: the code of the group's. */
  groupCode: string | null
  /** The hours that its person proposes, and can propose. */
  proposal: Proposal
}

/** Returns that of a sign-up, for a caller verified as its participant `userId`. @throws AppError not_found for what is no id. */
export const getOnTheDay = query({
  name: 'attendance.get-on-the-day',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string().nullable().default(null) }),
  async run({ db, input: { supportId, userId }, now }): Promise<OnTheDay> {
    if (!isId(supportId)) throw new AppError('not_found', m.support_no_support())
    const support = await db
      .selectFrom('supports')
      .select(['userId', 'groupName'])
      .where('id', '=', supportId)
      .executeTakeFirst()
    const isOfGroup = Boolean(support?.groupName)
    const isMember = isOfGroup && isId(userId) && support?.userId !== userId
    const noted = await db
      .selectFrom('attendances')
      .select(['status', 'members', 'confirmedAt'])
      .where('supportId', '=', supportId)
      .execute()
    const isByName = noted.some(({ members }) => members.length > 0)
    const isAmong = (members: readonly string[]) =>
      !isByName || !isOfGroup || !isId(userId) || members.includes(userId)
    const certificates = await db
      .selectFrom('certificates')
      .select(['code', 'hours', 'memberId'])
      .where('supportId', '=', supportId)
      .where('revokedAt', 'is', null)
      .where((is) =>
        is.or([is('memberId', 'is', null), is('memberId', '=', isId(userId) ? userId : null)]),
      )
      .execute()
    const whole = certificates.find(({ memberId }) => memberId === null)
    const own = certificates.find(({ memberId }) => memberId !== null)
    const certificate = own ?? (isMember && isByName ? undefined : whole)
    const wasHere = noted.some(({ status, members }) => status === 'here' && isAmong(members))
    return {
      wasHere,
      // Who of a group is not marked yet may still come.
      isMissed:
        !wasHere && noted.some(({ status, confirmedAt }) => status === 'absent' || confirmedAt),
      isExpectedAgain: await isExpectedAgain(db, supportId, now),
      certificate: certificate
        ? {
            code: certificate.code,
            hours: certificate.hours,
            isOfGroup: isOfGroup && certificate === whole,
          }
        : null,
      groupCode: own && !isMember ? (whole?.code ?? null) : null,
      proposal: await findProposal(db, supportId, now),
    }
  },
})

async function isExpectedAgain(db: Db, supportId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('supports')
    .innerJoin('projectEventDates as d', 'd.projectEventId', 'supports.projectEventId')
    .select('d.id')
    .where('supports.id', '=', supportId)
    .where(sql<boolean>`coalesce(supports.date_id, d.id) = d.id
      and coalesce(d.ends_at, d.starts_at + interval '1 day') > ${now}
      and not exists (select from attendances a where a.support_id = supports.id and (a.date_id = d.id or a.is_walk_in))`)
    .executeTakeFirst()
  return found !== undefined
}
