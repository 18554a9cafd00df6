import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { savePreferences } from '#domain/accounts/save-preferences.ts'
import { flashed } from '#app/request/flash.ts'
import { readBody, refuseForm } from '#app/request/form.ts'
import { callerOf } from '#app/request/perform.ts'
import { afterPreferences } from '../preferences/after-preferences.ts'
import { tryToSave } from './try-to-save.server.ts'

/** Stores the person's preferences: whatever is ticked, and nothing else. */
export async function save({ request, context }: ActionFunctionArgs) {
  const form = await readBody(request)
  const chosen = (name: string) => form.getAll(name) as never[]
  const refusal = await tryToSave(() =>
    savePreferences(callerOf(context), {
      supportTypes: chosen('supportTypes'),
      locations: chosen('locations'),
      categories: chosen('categories'),
    }),
  )
  if (refusal) return refuseForm(refusal, {}, m.profile_preferences_failed())
  return flashed(afterPreferences(new URL(request.url).search), {
    tone: 'success',
    text: m.profile_preferences_updated(),
  })
}
