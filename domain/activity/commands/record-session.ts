import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { SESSION_ACTIVITIES } from '../activity.ts'

/**
 * Notes that somebody signed up, in or out. Without consent only what it was and when; with it also who, from where and
 * with which browser.
 *
 * @throws AppError closed while statistics are switched off.
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
      // PostgreSQL's texts take neither half a character nor U+0000.
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
