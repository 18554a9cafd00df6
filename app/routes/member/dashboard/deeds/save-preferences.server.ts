import { data, type ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { getOwnPreferences } from '#domain/accounts/queries/get-own-preferences.ts'
import { preferencesVersion } from '#domain/accounts/preferences-version.ts'
import {
  PREFERRED_CATEGORIES,
  PREFERRED_LOCATIONS,
  PREFERRED_SUPPORT,
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
  type Preferences,
} from '#domain/accounts/preferences.ts'
import { savePreferences } from '#domain/accounts/commands/save-preferences.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { readBody, formErrors } from '#app/request/form.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import type { Caller } from '#platform/operation.ts'
import { afterPreferences } from '../preferences/after-preferences.ts'
import { tryToSave } from './try-to-save.server.ts'

/** Stores the person's preferences: what is ticked, and nothing else. A refusal comes back with what was ticked. */
export async function save({ request, context }: ActionFunctionArgs) {
  const caller = callerOf(context)
  const form = await readBody(request)
  const version = form.get('version')?.toString()
  const chosen = (name: string) => form.getAll(name) as never[]
  const ticked: Preferences = {
    supportTypes: chosen('supportTypes'),
    locations: chosen('locations'),
    categories: chosen('categories'),
  }
  const refusal = await tryToSave(() => savePreferences(caller, { ...ticked, version }))
  if (refusal) {
    const values = version === undefined ? {} : { version }
    const refused = formErrors(refusal, values, m.profile_preferences_failed())
    const overtaken = refusal.code === 'conflict' ? await overtakenBy(caller, ticked) : null
    return data({ ...refused.data, ticked, overtaken }, refused.init ?? {})
  }
  return redirectWithFlash(afterPreferences(new URL(request.url).search), {
    tone: 'success',
    text: m.profile_preferences_updated(),
  })
}

/** What another window has saved since the form was opened. */
async function overtakenBy(caller: Caller, ticked: Preferences): Promise<Overtaken | null> {
  const read = await tryOperation(() => getOwnPreferences(caller, {}))
  if (!read.done) return null
  const labels = {
    supportTypes: m.profile_preferences_support(),
    locations: m.profile_preferences_locations(),
    categories: m.profile_preferences_categories(),
  }
  const different = differences(labels, inWords(ticked), inWords(read.value))
  return { version: preferencesVersion(read.value), different }
}

function inWords({ supportTypes, locations, categories }: Preferences) {
  const labelsOf = <Word>(
    all: readonly Word[],
    chosen: readonly Word[],
    label: (word: Word) => string,
  ) =>
    all
      .filter((word) => chosen.includes(word))
      .map(label)
      .join(', ')
  return {
    supportTypes: labelsOf(PREFERRED_SUPPORT, supportTypes, preferredSupportLabel),
    locations: labelsOf(PREFERRED_LOCATIONS, locations, preferredLocationLabel),
    categories: labelsOf(PREFERRED_CATEGORIES, categories, preferredCategoryLabel),
  }
}
