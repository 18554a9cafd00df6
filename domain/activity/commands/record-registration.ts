import { command } from '#platform/operation.ts'
import { registrant, text, writeRegistration } from '../write-registration.ts'

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
  // A registration that is sent several times at once is one.
  once: true,
  input: registrant.extend({ organizationName: text(200), country: text(40) }),
  async run(ctx) {
    const { organizationName, country } = ctx.input
    const details = { organization_name: organizationName, country }
    await writeRegistration(ctx, { type: 'partner_registration', details })
  },
})
