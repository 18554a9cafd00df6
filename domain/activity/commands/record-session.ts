import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { SESSION_ACTIVITIES } from '../activity.ts'

/**
 * Records a sign-up, sign-in or sign-out. Without consent only its type and time; with consent also user, IP address
 * and browser.
 *
 * @throws AppError closed while statistics are disabled.
 */
export const recordSession = command({
  name: 'activity.record-session',
  for: 'guest',
  feature: 'tracking',
  input: z.object({
    type: z.enum(SESSION_ACTIVITIES),
    hasConsent: z.boolean(),
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
  }),
  async run({ db, actor, input, now }) {
    const withConsent = {
      userId: actor.kind === 'member' ? actor.userId : null,
      // PostgreSQL text accepts neither lone surrogates nor U+0000.
      userAgent: input.userAgent?.toWellFormed().replaceAll('\u0000', '').slice(0, 500) ?? null,
      ipAddress: input.address?.slice(0, 45) ?? null,
    }
    await db
      .insertInto('userActivity')
      .values({
        id: newId(now),
        activityType: input.type,
        details: '{}',
        createdAt: now,
        ...(input.hasConsent ? withConsent : {}),
      })
      .execute()
  },
})
