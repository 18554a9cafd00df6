import { Link } from 'react-router'
import { m } from '#messages'
import {
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
  type Preferences,
} from '#domain/accounts/preferences.ts'
import { PROFILE_PATH } from '#domain/volunteer-profile/volunteer-profile.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PREFERENCES_OF_FOR_YOU } from '../member/dashboard/preferences/after-preferences.ts'

export type BasedOnProps = {
  basedOn: { preferences: boolean; profile: boolean }
  preferences: Preferences
  profile: { interests: string[]; skills: string[] } | null
}

/** What of the person's was looked at, and where to change it. */
export function BasedOn({ basedOn, preferences, profile }: BasedOnProps) {
  const hasProfiles = useIsOpen('volunteer-profile')
  const { supportTypes, locations, categories } = preferences
  return (
    <section
      aria-labelledby="based-on"
      className="mt-6 rounded-card border border-line bg-surface px-5 py-4 sm:px-6"
    >
      <h2 id="based-on" className="font-medium">
        {m.foryou_based_on()}
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <Part
          name={m.foryou_preferences()}
          words={[
            ...supportTypes.map(preferredSupportLabel),
            ...locations.map(preferredLocationLabel),
            ...categories.map(preferredCategoryLabel),
          ]}
          none={m.foryou_no_preferences()}
          to={PREFERENCES_OF_FOR_YOU}
          action={basedOn.preferences ? m.foryou_change_preferences() : m.foryou_set_preferences()}
        />
        {hasProfiles && (
          <Part
            name={m.foryou_profile()}
            words={profile ? [...profile.interests, ...profile.skills] : []}
            none={profile ? m.foryou_profile_short() : m.foryou_no_profile()}
            to={PROFILE_PATH}
            action={profile ? m.foryou_change_profile() : m.foryou_build_profile()}
          />
        )}
      </div>
    </section>
  )
}

type PartProps = { name: string; words: string[]; none: string; to: string; action: string }

function Part({ name, words, none, to, action }: PartProps) {
  return (
    <div>
      <h3 className="text-sm text-muted">{name}</h3>
      {words.length === 0 ? (
        <p className="mt-1 text-sm">{none}</p>
      ) : (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} className="max-w-full">
              <Badge>
                <bdi>{word}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={to}
        className="mt-1 inline-flex min-h-9 items-center text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {action}
      </Link>
    </div>
  )
}
