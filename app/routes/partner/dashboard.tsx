import { findOwnPartner, type OwnPartner } from '#domain/partners/find-own-partner.ts'
import { findRegistrationDraft } from '#domain/partners/find-registration-draft.ts'
import { mayResubmit, missingDocuments } from '#domain/partners/partner-rules.ts'
import { listOwnPosts } from '#domain/project-events/list-own-posts.ts'
import { listSupporters } from '#domain/support/list-supporters.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { perform } from '#app/request/perform.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/dashboard.ts'
import { ApplicationHistory } from './dashboard/application-history.tsx'
import { NeedsYou } from './dashboard/needs-you.tsx'
import { NoOrganization } from './dashboard/no-organization.tsx'
import { Standing } from './dashboard/standing.tsx'
import { WhereTo } from './dashboard/where-to.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.partneradmin_dashboard() }) }]
}

/** An organization's home: where it stands, what needs its people first, and where to go. */
export async function loader({ context }: Route.LoaderArgs) {
  const own = await perform(context, findOwnPartner, {})
  return {
    fullName: context.get(viewerContext)?.fullName ?? '',
    organization: own && presentOrganization(own),
    work: own?.status === 'approved' ? await findWork(context) : null,
    hasDraft: own === null && (await perform(context, findRegistrationDraft, {})) !== null,
  }
}

/** What waits for an approved organization: supporters without an answer, and posts that came back. */
async function findWork(context: Route.LoaderArgs['context']) {
  const supports = await perform(context, listSupporters, { onlyWaiting: true })
  const { posts, count } = await perform(context, listOwnPosts, {})
  return {
    waiting: supports.total,
    hasPosts: count > 0,
    returned: posts
      .filter(({ standing }) => standing.endsWith('changes_asked'))
      .map(({ id, title }) => ({ id, title })),
  }
}

export type Work = Awaited<ReturnType<typeof findWork>>

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
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      reason,
    })),
  }
}

export type ShownOrganization = ReturnType<typeof presentOrganization>

export default function PartnerDashboard({ loaderData }: Route.ComponentProps) {
  const { fullName, organization, work, hasDraft } = loaderData
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        eyebrow={m.partneradmin_dashboard()}
        title={m.partneradmin_greeting({ name: fullName })}
      />
      {organization ? (
        <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-6">
            <NeedsYou organization={organization} work={work} />
            <Standing organization={organization} />
            <ApplicationHistory applications={organization.applications} />
          </div>
          <WhereTo organization={organization} />
        </div>
      ) : (
        <NoOrganization hasDraft={hasDraft} />
      )}
    </Container>
  )
}
