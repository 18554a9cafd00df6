import { Award, HeartHandshake, Pencil, UserCog } from 'lucide-react'
import { Form, Link, useLocation } from 'react-router'
import { m } from '#messages'
import type { OwnIdentity } from '#domain/accounts/identity.ts'
import {
  type Preferences,
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
} from '#domain/accounts/preferences.ts'
import { fileAddress } from '#domain/files/file.ts'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { format } from '#platform/text/format.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { IdentityBadge } from './identity-badge.tsx'
import { Badge } from '#app/ui/badge.tsx'

export type AccountCardProps = {
  fullName: string
  email: string
  avatarFileId: string | null
  joinedAt: string | null
  identity: OwnIdentity | null
  preferences: Preferences
  /** Confirmed hours, for which there is a certificate. */
  hours: number
}

/** The user's profile summary and preferences. */
export function AccountCard(props: AccountCardProps) {
  const { fullName, email, avatarFileId, joinedAt, identity, preferences, hours } = props
  const { search } = useLocation()
  const hasProfiles = useIsOpen('volunteer-profile')
  return (
    <Card>
      <section aria-labelledby="own-account">
        <div className="flex items-center gap-4">
          <Avatar
            name={fullName}
            src={avatarFileId && fileAddress(avatarFileId, 480)}
            size="large"
          />
          <div className="min-w-0">
            <h2
              id="own-account"
              dir="auto"
              className="line-clamp-3 font-medium text-match wrap-anywhere"
            >
              {fullName}
            </h2>
            <p className="text-sm wrap-anywhere text-muted">{email}</p>
            <p className="text-sm text-muted">{joinedOf(joinedAt)}</p>
          </div>
        </div>
        <Button asChild variant="secondary" wide className="mt-5">
          <Link to={`/dashboard/profile${search}`} preventScrollReset>
            <Pencil aria-hidden />
            {m.dashboard_edit_profile()}
          </Link>
        </Button>
        <dl className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <dt className="text-muted">{m.identity_label()}</dt>
          <dd className="min-w-0">
            <IdentityBadge identity={identity} />
          </dd>
          {identity?.status === 'refused' && identity.reason && (
            <dd dir="auto" className="line-clamp-4 basis-full text-match text-muted wrap-anywhere">
              {m.identity_reason({ reason: identity.reason })}
            </dd>
          )}
        </dl>
      </section>
      <PreferenceChips preferences={preferences} />
      <div className="mt-4 grid gap-3 border-t border-line pt-4 pointer-coarse:gap-0 pointer-coarse:pt-1.5">
        {hasProfiles && (
          <Link to={PROFILE_PATH} className={linkLook}>
            <HeartHandshake aria-hidden className="size-4 shrink-0" />
            {m.volunteerprofile_nav()}
          </Link>
        )}
        {hours > 0 && (
          <Form method="post">
            <button type="submit" name="intent" value="certificate" className={linkLook}>
              <Award aria-hidden className="size-4 shrink-0" />
              {m.onday_total_get({ count: hours, hours: format.number(hours) })}
            </button>
          </Form>
        )}
        <Link to="/account" className={linkLook}>
          <UserCog aria-hidden className="size-4 shrink-0" />
          {m.account_nav()}
        </Link>
      </div>
    </Card>
  )
}

const linkLook =
  'flex items-center gap-2 text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11'

function joinedOf(date: string | null): string {
  if (date === null || Number.isNaN(Date.parse(date))) return m.dashboard_joined_recently()
  return m.dashboard_joined({ month: format.day(format.isoDay(date), 'month') })
}

/** The user's stored preferences, with a link to change them. */
function PreferenceChips({ preferences }: { preferences: Preferences }) {
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
