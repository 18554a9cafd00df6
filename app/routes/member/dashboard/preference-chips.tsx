import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import {
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
  type Preferences,
} from '#domain/accounts/preferences.ts'
import { Badge } from '#app/ui/badge.tsx'

/** What is stored of the person's wishes, and the way to change it. */
export function PreferenceChips({ preferences }: { preferences: Preferences }) {
  const { search } = useLocation()
  const { supportTypes, locations, categories } = preferences
  const groups = [
    { name: m.profile_chosen_support(), words: supportTypes.map(preferredSupportLabel) },
    { name: m.profile_chosen_locations(), words: locations.map(preferredLocationLabel) },
    { name: m.profile_chosen_categories(), words: categories.map(preferredCategoryLabel) },
  ].filter(({ words }) => words.length > 0)
  return (
    <section aria-labelledby="preferences" className="mt-6 border-t border-line pt-5">
      <h2 id="preferences" className="font-medium">
        {m.profile_preferences()}
      </h2>
      {groups.length === 0 && (
        <p className="mt-1 text-sm text-muted">{m.profile_preferences_none()}</p>
      )}
      {groups.map(({ name, words }) => (
        <div key={name} className="mt-3">
          <h3 className="text-sm text-muted">{name}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {words.map((word) => (
              <li key={word}>
                <Badge>{word}</Badge>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link
        to={`/dashboard/preferences${search}`}
        preventScrollReset
        className="mt-3 inline-flex min-h-9 items-center text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {m.profile_preferences_update()}
      </Link>
    </section>
  )
}
