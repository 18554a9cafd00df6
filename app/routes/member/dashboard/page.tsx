import type { FormValues } from '#app/request/form.ts'
import { Outlet, redirect, useLocation } from 'react-router'
import { m } from '#messages'
import { certificatePath } from '#domain/attendance/attendance.ts'
import { certifyOwnHours } from '#domain/attendance/commands/certify-own-hours.ts'
import { countOwnHours } from '#domain/attendance/queries/count-own-hours.ts'
import { findOwnIdentity } from '#domain/accounts/queries/find-own-identity.ts'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { getOwnPreferences } from '#domain/accounts/queries/get-own-preferences.ts'
import { listNextDates } from '#domain/support/queries/list-next-dates.ts'
import { listOwnGroups } from '#domain/support/queries/list-own-groups.ts'
import { listForYou } from '#domain/recommendations/queries/list-for-you.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { leaveSeat } from '#domain/support/commands/leave-seat.ts'
import { runtimeContext } from '#app/request/context.ts'
import { readTogether } from '#platform/read-together.ts'
import { formAction } from '#app/request/form-action.ts'
import { runWithTimeout } from '#app/request/run-with-timeout.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/page.ts'
import { AccountCard } from './account-card.tsx'
import { FOR_YOU_HERE, ForYouSection } from './for-you-section.tsx'
import { GroupsSection } from './groups-section.tsx'
import { buyAgain } from '../../public/orders/buy-again.server.ts'
import { loadTab } from './load-tab.server.ts'
import { loadProfile } from './load-profile.server.ts'
import { NextDates } from './next-dates.tsx'
import { PurchasesView } from './purchases-view.tsx'
import { SavedView } from './saved-view.tsx'
import { SupportedView } from './supported-view.tsx'
import { DASHBOARD_TABS, dashboardParams } from './params.ts'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { localized } from '#platform/text/language.ts'

export function meta() {
  return [{ title: m.dashboard_page_title() }]
}

/** Recommendations are optional: the page does not wait longer than this for them. */
const FOR_YOU_WAITS_MS = 3_000

/** Loads the account card and the view of `?tab=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = dashboardParams.parse(request)
  const { tab } = view
  const { switches } = context.get(runtimeContext)
  const shown = loadTab(context, view)
  // If the profile cannot be read, that is what the page says.
  shown.catch(() => {})
  const forYou =
    tab === 'projects'
      ? runWithTimeout(context, listForYou, { most: FOR_YOU_HERE }, FOR_YOU_WAITS_MS)
      : null
  const [profile, identity, preferences, hours, groups, dates] = await loadProfile(
    context,
    (caller) =>
      readTogether(caller, (together) =>
        Promise.all([
          getOwnProfile(together, {}),
          findOwnIdentity(together, {}),
          getOwnPreferences(together, {}),
          countOwnHours(together, {}),
          switches.isOn('volunteering') ? listOwnGroups(together, {}) : null,
          tab === 'projects' ? listNextDates(together, {}) : [],
        ]),
      ),
  )
  return {
    tab,
    groups,
    dates,
    forYou: await forYou,
    person: {
      fullName: profile.fullName,
      email: profile.email,
      avatarFileId: profile.avatarFileId,
      joinedAt: profile.joinedAt.toISOString(),
      identity,
      preferences,
      hours,
    },
    ...(await shown),
  }
}

export const handle = {
  failed: ({ again }: FormValues) => (again ? m.orders_failed() : m.dashboard_cancel_failed()),
}

/** Issues a certificate, repeats an order, leaves a group's activity or a waiting list, or withdraws a support. */
export const action = formAction({
  intents: {
    async 'step-out'({ caller, values: { id: supportId = '' } }) {
      await leaveSeat(caller, { supportId })
      return m.together_stepped_out()
    },
    certificate: async ({ caller }) => {
      const { code } = await certifyOwnHours(caller, {})
      return redirect(certificatePath(code))
    },
    async 'leave-line'({ caller, values: { id = '' } }) {
      await cancelSupport(caller, { id })
      return m.waiting_did_leave()
    },
  },
  async run(posted) {
    const { again, id = '' } = posted.values
    if (again) return buyAgain(posted, again)
    await cancelSupport(posted.caller, { id })
    return m.dashboard_cancelled()
  },
  to: ({ request }) => dashboardParams.href({ page: dashboardParams.parse(request).page }),
})

const labels = {
  projects: m.dashboard_my_projects,
  saved: m.dashboard_saved,
  purchases: m.dashboard_purchases,
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, groups, dates, forYou, person, supported, saved, bought } = loaderData
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.dashboard_title()}
        className="wrap-anywhere"
        title={m.dashboard_greeting({ name: person.fullName })}
      />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        {/* What people come for is first, also on phones and for screen readers. */}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <NextDates dates={dates} />
          <Tabs
            label={m.dashboard_views()}
            tabs={DASHBOARD_TABS.map((one) => ({
              to: dashboardParams.href({ tab: one }),
              label: labels[one](),
              current: one === tab,
            }))}
          />
          <ProblemBanner problems={actionData?.problems} className="mt-6" />
          {supported && <SupportedView {...supported} />}
          {saved && <SavedView {...saved} />}
          {bought && <PurchasesView {...bought} />}
          {forYou && <ForYouSection {...forYou} />}
        </div>
        <AccountCard {...person} />
        {groups && <GroupsSection groups={groups} className="lg:col-start-1 lg:row-start-2" />}
      </div>
      {/* The profile and preference forms, as dialogs over the page. */}
      <Outlet />
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} />
}

/** Replaces a dashboard that failed to load; a failure to load the profile has its own message. */
function FailedScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  if (describeFailure(error).detail !== m.profile_load_failed())
    return <ErrorScreen error={error} />
  return (
    <NoticeScreen
      title={m.profile_load_failed()}
      scene={{ id: 'calm water', region: 'galilee', time: 'night' }}
      actions={
        <Button asChild>
          <a href={localized(pathname + search)}>{m.errors_try_again()}</a>
        </Button>
      }
    >
      {m.profile_load_failed_text()}
    </NoticeScreen>
  )
}
