import { Link } from 'react-router'
import { m } from '#messages'
import {
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
  type Preferences,
} from '#domain/accounts/preferences.ts'
import { wordLabel } from '#domain/assistant/suggestions.ts'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { PREFERENCES_OF_FOR_YOU } from '../../member/dashboard/preferences/after-preferences.ts'

export type BasedOnProps = {
  basedOn: { preferences: boolean; profile: boolean }
  preferences: Preferences
  profile: { interests: string[]; skills: string[] } | null
}

/** What the recommendations are based on, with links to change it. */
export function BasedOn({ basedOn, preferences, profile }: BasedOnProps) {
  const hasProfiles = useIsOpen('volunteer-profile')
  const { supportTypes, locations, categories } = preferences
  return (
    <section
      aria-labelledby="based-on"
      className="mt-6 rounded-card border border-line bg-surface px-5 py-4 sm:px-6"
    >
      <h2 id="based-on" className="text-sm text-gold">
        {m.foryou_based_on()}
      </h2>
      <div className="mt-1.5 grid gap-x-12 gap-y-3 md:grid-cols-2">
        <Part
          name={m.foryou_preferences()}
          words={[
            ...supportTypes.map(preferredSupportLabel),
            ...locations.map(preferredLocationLabel),
            ...categories.map(preferredCategoryLabel),
          ]}
          none={m.foryou_no_preferences()}
          to={PREFERENCES_OF_FOR_YOU}
          isTold={basedOn.preferences}
          change={m.foryou_change_preferences()}
          begin={m.foryou_set_preferences()}
        />
        {hasProfiles && (
          <Part
            name={m.foryou_profile()}
            words={profile ? [...profile.interests, ...profile.skills].map(wordLabel) : []}
            none={profile ? m.foryou_profile_short() : m.foryou_no_profile()}
            to={PROFILE_PATH}
            isTold={profile !== null}
            change={m.foryou_change_profile()}
            begin={m.foryou_build_profile()}
          />
        )}
      </div>
    </section>
  )
}

type PartProps = {
  name: string
  words: string[]
  none: string
  to: string
  /** The user has entered something: link to change it, otherwise to add it. */
  isTold: boolean
  change: string
  begin: string
}

function Part({ name, words, none, to, isTold, change, begin }: PartProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-medium">{name}</h3>
        <Link
          to={to}
          aria-label={isTold ? change : undefined}
          className="inline-flex min-h-9 items-center text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {isTold ? m.foryou_change() : begin}
        </Link>
      </div>
      {words.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-1.5 text-sm">
          {words.map((word) => (
            <li key={word} className="min-w-0 rounded-full bg-sand px-2.5 py-0.5 wrap-anywhere">
              <bdi>{word}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
