import { FEATURES, type Feature } from '#domain/content/feature.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { AppError } from '#platform/errors.ts'
import { noteSaved } from './note-saved.server.ts'

const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)

/** Saves the switches that were moved, and lets this process know at once. */
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
  // What was moved stays as it was moved, to be saved later.
  typed: ({ form }) => wantedIn(form),
})

function wantedIn(form: FormData): string[] {
  return form
    .getAll('on')
    .filter((name) => typeof name === 'string')
    .filter(Boolean)
}
