import { command } from '#platform/operation.ts'
import { registrant, text, writeRegistration } from '../write-registration.ts'

/**
 * Notes that somebody became an ambassador. Without consent only that and when; with it also of which type, for which
 * organization, by whom, from where and with which browser.
 *
 * @throws AppError closed while statistics are switched off.
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
