import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { ADMIN_ACTIONS } from '../activity.ts'

/**
 * Records an admin action of the caller and its subject. As a record of staff work it needs no consent; IP address and
 * browser are stored only with consent.
 *
 * @throws AppError closed while statistics are disabled.
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
      // PostgreSQL text accepts neither lone surrogates nor U+0000.
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
