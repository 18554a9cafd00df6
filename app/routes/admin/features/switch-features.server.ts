import { data, type ActionFunctionArgs } from 'react-router'
import { FEATURES, type Feature } from '#domain/content/feature.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { readBody } from '#app/request/form.ts'
import { callerOf, refusalOf } from '#app/request/run-operation.ts'
import { noteSaved } from './note-saved.server.ts'

const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)

/** Saves the switches that were moved, and lets this process know at once. */
export async function switchFeatures({ request, context }: ActionFunctionArgs) {
  const form = await readBody(request)
  const wanted = form
    .getAll('on')
    .filter((name) => typeof name === 'string')
    .filter(Boolean)
  const before = String(form.get('open') ?? '')
    .split(',')
    .filter(Boolean)
  if ([...wanted, ...before].some((name) => !isFeature(name))) {
    return data({ message: m.features_unknown(), wanted }, { status: 422 })
  }
  const moved = FEATURES.filter((name) => wanted.includes(name) !== before.includes(name))
  const features = Object.fromEntries(moved.map((name) => [name, wanted.includes(name)]))
  try {
    if (moved.length > 0) {
      await saveFeatures(callerOf(context), {
        features: features as Partial<Record<Feature, boolean>>,
      })
      await context.get(runtimeContext).switches.refresh()
      await noteSaved(request, context, moved)
    }
  } catch (error) {
    // What was moved stays as it was moved, to be saved later.
    return data({ message: m.features_failed(), wanted }, { status: refusalOf(error).status })
  }
  return redirectWithFlash('/admin/features', { tone: 'success', text: m.features_saved() })
}
