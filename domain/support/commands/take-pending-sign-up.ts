import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { ORGANIZATION_SHOWN } from '../../project-events/organization-columns.ts'
import { hashToken, oldestLink } from '../pending-sign-up.ts'

/**
 * Uses a link, once: of two concurrent requests only one gets it. All links of that person for the same end with it.
 * The account is theirs already if `userId`, the signed-in person, has this address.
 *
 * With `password`, nothing is used: the address belongs to someone who helps run this site, and they sign in first.
 *
 * @throws AppError conflict if it is used, too old or unknown.
 */
export const takePendingSignUp = command({
  name: 'support.take-pending-sign-up',
  for: 'system',
  input: z.object({ token: z.string(), userId: z.uuid().nullable() }),
  async run({ db, input, now }) {
    const over = () => new AppError('conflict', m.joining_over())
    const found = await db
      .selectFrom('pendingSignUps')
      .select(['id', 'email', 'projectEventId', 'kind', 'dateIds', 'waitingDateIds'])
      .where('tokenHash', '=', hashToken(input.token))
      .where('usedAt', 'is', null)
      .where('createdAt', '>', oldestLink(now))
      .executeTakeFirst()
    if (!found) throw over()
    const { id, email, projectEventId, kind } = found
    const person = await db
      .selectFrom('profiles')
      .leftJoin('roles', 'roles.userId', 'profiles.id')
      .select(['profiles.id', 'roles.role'])
      .where('profiles.email', '=', email)
      .executeTakeFirst()
    const isOwn = person !== undefined && person.id === input.userId
    if (person?.role && !isOwn) return { outcome: 'password' as const, email }

    const taken = await db
      .updateTable('pendingSignUps')
      .set({ usedAt: now })
      .where('email', '=', email)
      .where('projectEventId', '=', projectEventId)
      .where('kind', '=', kind)
      // Other dates are another sign-up.
      .where(
        sql<boolean>`date_ids = ${found.dateIds}::uuid[] and waiting_date_ids = ${found.waitingDateIds}::uuid[]`,
      )
      .where('usedAt', 'is', null)
      .returningAll()
      .execute()
    const own = taken.find((one) => one.id === id)
    if (!own) throw over()
    const item = await db
      .selectFrom('projectEvents')
      .select(ORGANIZATION_SHOWN)
      .where('id', '=', projectEventId)
      .executeTakeFirst()
    return {
      outcome: 'taken' as const,
      organization: item?.organization ?? '',
      id,
      isOwn,
      email,
      name: own.name,
      since: own.createdAt.toISOString(),
      typed: {
        kind,
        itemId: projectEventId,
        places: String(own.places),
        waits: own.waits ? 'yes' : '',
        dates: own.dateIds,
        waitingDates: own.waitingDateIds,
        phone: own.phone ?? '',
        message: own.message,
        answers: own.answers as Record<string, string>,
        age: own.age as Record<string, string>,
      },
      referral: own.referralCode &&
        own.referralAt && { code: own.referralCode, at: own.referralAt.toISOString() },
    }
  },
})
