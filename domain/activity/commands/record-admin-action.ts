import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { ADMIN_ACTIONS } from '../activity.ts'

/**
 * Notes what the caller did in the administration, and about whom. That is a record of staff's work and needs no consent; from
 * where and with which browser is kept only with it.
 *
 * @throws AppError closed while statistics are switched off.
 */
export const recordAdminAction = command({
  name: 'activity.record-admin-action',
  for: 'member',
  feature: 'tracking',
  input: z.object({
    action: z.enum(ADMIN_ACTIONS),
    targetUserId: z.uuid().nullable(),
    hasConsent: z.boolean(),
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
  }),
  async run({ db, actor, input, now }) {
    const { action, targetUserId, hasConsent } = input
    const target = targetUserId ? { target_user_id: targetUserId } : {}
    const withConsent = {
      // PostgreSQL's texts take neither half a character nor U+0000.
      userAgent: input.userAgent?.toWellFormed().replaceAll('\u0000', '').slice(0, 500) ?? null,
      ipAddress: input.address?.slice(0, 45) ?? null,
    }
    await db
      .insertInto('userActivity')
      .values({
        id: newId(now),
        activityType: 'admin_action',
        details: JSON.stringify({ action, ...target }),
        userId: actor.kind === 'member' ? actor.userId : null,
        createdAt: now,
        ...(hasConsent ? withConsent : {}),
      })
      .execute()
  },
})
