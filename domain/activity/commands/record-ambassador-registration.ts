import { command } from '#platform/operation.ts'
import { registrant, text, writeRegistration } from '../write-registration.ts'

/**
 * Records that a user became an ambassador. Without consent only that and when; with consent also type, organization,
 * user, IP address and browser.
 *
 * @throws AppError closed while statistics are disabled.
 */
export const recordAmbassadorRegistration = command({
  name: 'activity.record-ambassador-registration',
  for: 'member',
  feature: 'tracking',
  once: true,
  input: registrant.extend({ ambassadorType: text(40), organizationName: text(200) }),
  async run(ctx) {
    const { ambassadorType, organizationName } = ctx.input
    const details = { ambassador_type: ambassadorType, organization_name: organizationName }
    await writeRegistration(ctx, { type: 'ambassador_registration', details })
  },
})
