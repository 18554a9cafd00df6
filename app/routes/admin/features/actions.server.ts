import { FEATURES, type Feature } from '#domain/content/feature.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { m } from '#messages'
import { runtimeContext, requestInfoContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { AppError } from '#platform/errors.ts'
import type { RouterContextProvider } from 'react-router'
import { recordActivity } from '#domain/activity/commands/record-activity.ts'
import { hasConsented } from '#app/request/consented.ts'
import { callerOf } from '#app/request/run-operation.ts'

const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)

/** Saves the changed switches and updates this process at once. */
export const action = formAction({
  async run({ caller, request, context, form, values }) {
    const wanted = wantedIn(form)
    const before = (values['open'] ?? '').split(',').filter(Boolean)
    if ([...wanted, ...before].some((name) => !isFeature(name))) {
      throw new AppError('bad_input', m.features_unknown())
    }
    const moved = FEATURES.filter((name) => wanted.includes(name) !== before.includes(name))
    const features: Partial<Record<Feature, boolean>> = Object.fromEntries(
      moved.map((name) => [name, wanted.includes(name)]),
    )
    if (moved.length > 0) {
      await saveFeatures(caller, { features })
      await context.get(runtimeContext).switches.refresh()
      await noteSaved(request, context, moved)
    }
    return m.features_saved()
  },
  to: '/admin/features',
  // Keep the submitted positions, so that they can be saved later.
  typed: ({ form }) => wantedIn(form),
})

function wantedIn(form: FormData): string[] {
  return form
    .getAll('on')
    .filter((name) => typeof name === 'string')
    .filter(Boolean)
}

/**
 * Records which switches the user changed and that they saved them, if they consented to activity tracking. Errors are
 * only logged, because the switches are already saved.
 */
async function noteSaved(
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
