import { m } from '#messages'
import { getOwnProfile } from '#domain/accounts/get-own-profile.ts'
import { perform } from '#app/request/perform.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/dashboard.ts'
import { AccountCard } from './account-card.tsx'
import { cancel } from './deeds/cancel.server.ts'
import { loadSaved } from './load-saved.server.ts'
import { loadSupported } from './load-supported.server.ts'
import { SavedView } from './saved-view.tsx'
import { SupportedView } from './supported-view.tsx'
import { tabAddress, tabOf } from './tabs.ts'

export function meta() {
  return [{ title: m.dashboard_page_title() }]
}

/** The person's card, and the view of `?tab=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const tab = tabOf(searchParams.get('tab'))
  const { fullName, email, mobilePhone, joinedAt } = await perform(context, getOwnProfile, {})
  return {
    fullName,
    email,
    mobilePhone,
    joinedAt: joinedAt.toISOString(),
    supported: tab === 'projects' ? await loadSupported(context, searchParams) : null,
    saved: tab === 'saved' ? await loadSaved(context, searchParams) : null,
  }
}

export async function action(args: Route.ActionArgs) {
  return cancel(args)
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { fullName, supported, saved } = loaderData
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={m.dashboard_title()} title={m.dashboard_greeting({ name: fullName })} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
        <AccountCard {...loaderData} />
        <div className="min-w-0">
          <Tabs
            label={m.dashboard_views()}
            tabs={[
              {
                to: tabAddress('projects'),
                label: m.dashboard_my_projects(),
                current: supported !== null,
              },
              { to: tabAddress('saved'), label: m.dashboard_saved(), current: saved !== null },
            ]}
          />
          {actionData && (
            <Banner tone="danger" className="mt-6">
              {actionData.problems.message}
            </Banner>
          )}
          {supported && <SupportedView {...supported} />}
          {saved && <SavedView {...saved} />}
        </div>
      </div>
    </Container>
  )
}
