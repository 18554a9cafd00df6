import type { RouterContextProvider } from 'react-router'
import { recordActivity } from '#domain/activity/commands/record-activity.ts'
import { hasConsented } from '#app/request/consented.ts'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'

/**
 * Notes which switches somebody moved, and that they saved them, if they allow their activity to be kept. Whatever goes
 * wrong is a line in the log: what was saved is saved.
 */
export async function noteSaved(
  request: Request,
  context: Readonly<RouterContextProvider>,
  moved: readonly string[],
): Promise<void> {
  const runtime = context.get(runtimeContext)
  if (!runtime.switches.isOn('tracking') || !hasConsented(request)) return
  const links = [...moved.map((name) => `toggle-feature-${name}`), 'save-features']
  try {
    for (const link of links) {
      await recordActivity(callerOf(context), {
        reported: { activity_type: 'link_click', data: { path: '/admin/features', link } },
        hasConsent: true,
        userAgent: request.headers.get('user-agent'),
        address: context.get(requestInfoContext).address,
      })
    }
  } catch (error) {
    runtime.log.warn({ err: error }, 'Error tracking activity')
  }
}
