import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'

// PostgreSQL's texts take neither half a character nor U+0000.
const text = (max: number) =>
  z.string().transform((words) => words.toWellFormed().replaceAll('\u0000', '').slice(0, max))

/**
 * Notes that an organization was registered. Without consent only that and when; with it also which one, of which
 * country, by whom, from where and with which browser.
 *
 * @throws AppError closed while statistics are switched off.
 */
export const recordRegistration = command({
  name: 'activity.record-registration',
  for: 'member',
  feature: 'tracking',
  input: z.object({
    organizationName: text(200),
    country: text(40),
    hasConsent: z.boolean(),
    userAgent: text(500).nullable(),
    address: text(45).nullable(),
  }),
  async run({ db, actor, input, now }) {
    const { organizationName, country, hasConsent, userAgent, address } = input
    const withConsent = {
      user_id: actor.kind === 'member' ? actor.userId : null,
      details: JSON.stringify({ organization_name: organizationName, country }),
      user_agent: userAgent,
      ip_address: address,
    }
    await db
      .insertInto('user_activity')
      .values({
        id: newId(now),
        activity_type: 'partner_registration',
        details: '{}',
        created_at: now,
        ...(hasConsent ? withConsent : {}),
      })
      .execute()
  },
})
