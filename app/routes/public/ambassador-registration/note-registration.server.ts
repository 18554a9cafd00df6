import type { RouterContextProvider } from 'react-router'
import { recordAmbassadorRegistration } from '#domain/activity/commands/record-ambassador-registration.ts'
import { hasConsented } from '#app/request/consented.ts'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import type { FormValues } from '#app/request/form.ts'
import { callerOf } from '#app/request/run-operation.ts'

/**
 * Notes that somebody became an ambassador, as far as they allow it. Whatever goes wrong is a line in the log: no
 * registration fails for want of this.
 */
export async function trackAmbassadorRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { ambassadorType = '', organizationName = '' }: FormValues,
): Promise<void> {
  try {
    await recordAmbassadorRegistration(callerOf(context), {
      ambassadorType,
      organizationName: organizationName.trim(),
      hasConsent: hasConsented(request),
      userAgent: request.headers.get('user-agent'),
      address: context.get(requestInfoContext).address,
    })
  } catch (error) {
    context.get(runtimeContext).log.warn({ err: error }, 'Error tracking activity')
  }
}
