import type { RouterContextProvider } from 'react-router'
import { recordRegistration } from '#domain/activity/commands/record-registration.ts'
import type { RegistrationValues } from '#domain/partners/registration.ts'
import { hasConsented } from '#app/request/consented.ts'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'

/**
 * Notes that an organization was registered, as far as its person allows it. Whatever goes wrong is a line in the log:
 * no registration fails for want of this.
 */
export async function trackPartnerRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { name = '', country = '' }: RegistrationValues,
): Promise<void> {
  try {
    await recordRegistration(callerOf(context), {
      organizationName: name.trim(),
      country,
      hasConsent: hasConsented(request),
      userAgent: request.headers.get('user-agent'),
      address: context.get(requestInfoContext).address,
    })
  } catch (error) {
    context.get(runtimeContext).log.warn({ err: error }, 'Error tracking activity')
  }
}
