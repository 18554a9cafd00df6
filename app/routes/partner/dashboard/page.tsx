import { findOwnPartner, type OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { findRegistrationDraft } from '#domain/partners/commands/find-registration-draft.ts'
import { mayOpenPage, type Standing } from '#domain/partners/duty.ts'
import { mayResubmit, missingDocuments } from '#domain/partners/partner-rules.ts'
import { getPartnerStats } from '#domain/partners/queries/get-partner-stats.ts'
import { listActivityFeed } from '#domain/partners/queries/list-activity-feed.ts'
import { needsPaymentInstructions } from '#domain/partners/queries/needs-payment-instructions.ts'
import { PERIODS, type Period } from '#domain/partners/period.ts'
import { countPartnerOrders } from '#domain/orders/queries/count-partner-orders.ts'
import { countFollowers } from '#domain/following/queries/count-followers.ts'
import { listOwnProjectEvents } from '#domain/project-events/queries/list-own-project-events.ts'
import { listItemsToComplete } from '#domain/support/queries/list-items-to-complete.ts'
import { countWaitingThreads } from '#domain/threads/queries/count-waiting-threads.ts'
import { findOwnAnswerStanding } from '#domain/waiting/queries/find-own-answer-standing.ts'
import { listOwnWaiting } from '#domain/waiting/queries/list-own-waiting.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { ApplicationHistory } from './application-history.tsx'
import { Figures } from './figures.tsx'
import { Happenings } from './happenings.tsx'
import { NeedsYou } from './needs-you.tsx'
import { standingTone, standingWords } from './standing-words.ts'
import { OrganizationStatus } from './status.tsx'
import { WhereTo } from './where-to.tsx'
import { Link } from 'react-router'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.partneradmin_dashboard() }) }]
}

/** An organization's home page: open tasks, results (`?period=year` for twelve months), and links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('period')
  const period = PERIODS.find((one) => one === asked) ?? 'month'
  const own = await runOperation(context, findOwnPartner, {})
  const duties = context.get(viewerContext)?.duties ?? []
  return {
    fullName: context.get(viewerContext)?.fullName ?? '',
    organization: own && { ...presentOrganization(own), duties },
    waiting: own ? await runOperation(context, listOwnWaiting, {}) : [],
    answers: await runOperation(context, findOwnAnswerStanding, {}),
    work: own?.status === 'approved' ? await findWork(context, duties) : null,
    story: own?.status === 'approved' ? await tellStory(context, period) : null,
    hasDraft: own === null && (await runOperation(context, findRegistrationDraft, {})) !== null,
  }
}

/**
 * Loads an approved organization's tasks, as far as they are among the caller's duties: orders to ship or awaiting payment, supporters to answer or thank, and posts
 * that were returned or have ended.
 */
async function findWork(context: Route.LoaderArgs['context'], duties: readonly Standing[]) {
  const may = (path: string) => mayOpenPage(duties, `/partner-dashboard/${path}`)
  const { counts } = await runOperation(context, listSupporters, { part: 'waiting' })
  const { posts, count } = may('posts')
    ? await runOperation(context, listOwnProjectEvents, {})
    : { posts: [], count: 1 }
  return {
    orders: may('orders')
      ? await runOperation(context, countPartnerOrders, {})
      : { toSend: 0, toConfirm: 0 },
    waiting: counts.waiting,
    finish: counts.finish,
    messages: await runOperation(context, countWaitingThreads, {}),
    over: await runOperation(context, listItemsToComplete, {}),
    needsPaymentWords: await runOperation(context, needsPaymentInstructions, {}),
    hasPosts: count > 0,
    returned: posts
      .filter(({ publicationStatus }) => publicationStatus.endsWith('changes_asked'))
      .map(({ id, title }) => ({ id, title })),
  }
}

export type Work = Awaited<ReturnType<typeof findWork>>

/** Loads an approved organization's results and recent activity. */
async function tellStory(context: Route.LoaderArgs['context'], period: Period) {
  return {
    period,
    figures: await runOperation(context, getPartnerStats, { period }),
    followers: await runOperation(context, countFollowers, {}),
    happenings: await runOperation(context, listActivityFeed, {}),
  }
}

function presentOrganization(own: OwnPartner) {
  return {
    id: own.id,
    name: own.name,
    status: own.status,
    mayResubmit: mayResubmit(own.status),
    missing: missingDocuments(own.documents.map(({ kind }) => kind)),
    applications: own.applications.map(({ number, status, submittedAt, decidedAt, reason }) => ({
      number,
      status,
      submittedAt,
      decidedAt,
      reason,
    })),
  }
}

export type ShownOrganization = ReturnType<typeof presentOrganization> & {
  duties: readonly Standing[]
}

export default function PartnerDashboard({ loaderData }: Route.ComponentProps) {
  const { fullName, organization, waiting, answers, work, story, hasDraft } = loaderData
  const { standing, owed } = answers
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        eyebrow={m.partneradmin_dashboard()}
        title={m.partneradmin_greeting({ name: fullName })}
      />
      {organization ? (
        <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-8">
            {standing && owed.length > 0 && (
              <Banner tone={standingTone(standing)} title={standingWords(standing).title}>
                {standingWords(standing).text}
              </Banner>
            )}
            <NeedsYou {...{ organization, work, waiting, owed }} />
            {story ? (
              <>
                <Figures
                  period={story.period}
                  figures={story.figures}
                  followers={story.followers}
                />
                <Happenings happenings={story.happenings} />
              </>
            ) : (
              <OrganizationStatus organization={organization} />
            )}
            <ApplicationHistory applications={organization.applications} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <WhereTo organization={organization} />
            {story && <OrganizationStatus organization={organization} />}
          </div>
        </div>
      ) : (
        <NoOrganization hasDraft={hasDraft} />
      )}
    </Container>
  )
}

/** For signed-in users who have not applied: shows the next step. */
function NoOrganization({ hasDraft }: { hasDraft: boolean }) {
  const isOpen = useIsOpen('partner-registration')
  if (!isOpen) {
    return (
      <EmptyState title={m.partneradmin_none_title()} region="jerusalem">
        {m.partneradmin_registration_closed()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={hasDraft ? m.partneradmin_draft_title() : m.partneradmin_none_title()}
      region="jerusalem"
      action={
        <Button asChild size="large">
          <Link to="/partner-registration">
            {hasDraft ? m.partneradmin_draft_action() : m.partneradmin_register()}
          </Link>
        </Button>
      }
    >
      {hasDraft ? m.partneradmin_draft_text() : m.partneradmin_none_text()}
    </EmptyState>
  )
}
