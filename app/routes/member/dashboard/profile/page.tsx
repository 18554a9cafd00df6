import type { FormValues } from '#app/request/form.ts'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { findOwnIdentity } from '#domain/accounts/queries/find-own-identity.ts'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import type { Route } from './+types/page.ts'
import { loadProfile } from '../load-profile.server.ts'
import { UserProfileForm } from './profile-form.tsx'

export function meta() {
  return [{ title: m.profile_page_title() }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const [profile, identity] = await loadProfile(context, (caller) =>
    Promise.all([getOwnProfile(caller, {}), findOwnIdentity(caller, {})]),
  )
  const { fullName, mobilePhone, address, city, state, postalCode, country } = profile
  const values = { fullName, mobilePhone, address, city, state, postalCode, country }
  return { values, version: profile.version, avatarFileId: profile.avatarFileId, identity }
}

export const handle = {
  failed: ({ intent }: FormValues) =>
    intent === 'forget-identity' ? m.identity_delete_failed() : m.profile_failed(),
}

export { action } from './actions.server.ts'

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <RouteDialog
      title={m.profile_title()}
      description={m.profile_lead()}
      closeTo={`/dashboard${search}`}
      className="max-w-2xl"
    >
      <UserProfileForm
        {...loaderData}
        problems={actionData?.problems}
        overtaken={actionData?.current}
      />
    </RouteDialog>
  )
}
