import { savePreferences } from '#domain/accounts/commands/save-preferences.ts'
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
import { getOwnPreferences } from '#domain/accounts/queries/get-own-preferences.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import { afterPreferences } from './after-preferences.ts'

/** Replaces the user's stored preferences with the selected options. */
export const action = formAction({
  async run({ caller, form, values: { version } }) {
    await savePreferences(caller, { ...tickedIn(form), version })
    return m.profile_preferences_updated()
  },
  to: ({ url }) => afterPreferences(url.search),
  typed: ({ form }) => tickedIn(form),
  async current({ caller, form }): Promise<Overtaken> {
    const stored = await getOwnPreferences(caller, {})
    const labels = {
      supportTypes: m.profile_preferences_support(),
      locations: m.profile_preferences_locations(),
      categories: m.profile_preferences_categories(),
    }
    const different = differences(labels, inWords(tickedIn(form)), inWords(stored))
    return { version: preferencesVersion(stored), different }
  },
})

function tickedIn(form: FormData): Preferences {
  const chosen = (name: string) => form.getAll(name) as never[]
  return {
    supportTypes: chosen('supportTypes'),
    locations: chosen('locations'),
    categories: chosen('categories'),
  }
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
