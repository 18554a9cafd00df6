import { command } from '#platform/operation.ts'
import { registrant, text, writeRegistration } from '../write-registration.ts'

/**
 * Records that an organization was registered. Without consent only that and when; with consent also organization,
 * country, user, IP address and browser.
 *
 * @throws AppError closed while statistics are disabled.
 */
export const recordRegistration = command({
  name: 'activity.record-registration',
  for: 'member',
  feature: 'tracking',
  // A registration submitted several times concurrently is recorded once.
  once: true,
  input: registrant.extend({ organizationName: text(200), country: text(40) }),
  async run(ctx) {
    const { organizationName, country } = ctx.input
    const details = { organization_name: organizationName, country }
    await writeRegistration(ctx, { type: 'partner_registration', details })
  },
})
