import { actionFailedWords } from './action-words.ts'
import type { FormValues } from '#app/request/form.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { listOrganizationNews } from '#domain/content/queries/list-organization-news.ts'
import { getPartner } from '#domain/partners/queries/get-partner.ts'
import { listPartnerChanges } from '#domain/partners/queries/list-partner-changes.ts'
import { listOrganizationPosts } from '#domain/project-events/queries/list-organization-posts.ts'
import { listOrganizationProducts } from '#domain/store/queries/list-organization-products.ts'
import type { AnswerStanding } from '#domain/waiting/answer-standing.ts'
import { findAnswerStanding } from '#domain/waiting/queries/find-answer-standing.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Documents } from '../applications/documents.tsx'
import { ApplicationFacts } from '../applications/facts.tsx'
import { HistoryTable } from '../decisions/history-table.tsx'
import { presentChanges } from '../partner-changes/present-changes.ts'
import { ProfileChanges } from '../partner-changes/profile-changes.tsx'
import type { Route } from './+types/partner.ts'
import { OrganizationActionDialog, type AskedReason } from './action-dialog.tsx'
import { ActionFailed } from './action-failed.tsx'
import { OffersTable } from './offers-table.tsx'
import {
  askedIntent,
  partnerAddress,
  partnerViewOf,
  adminPartnersParams,
  VIEWS,
  type AskedIntent,
  type OrganizationView,
  type View,
} from './params.ts'
import {
  presentAbout,
  presentOffers,
  presentSummary,
  type ShownOffers,
  type OrganizationSummary,
} from './present-partner.ts'
import { OrganizationStatusPanel } from './status-panel.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.summary.name ?? m.organizations_title()
  return [{ title: m.admin_page_title({ page }) }]
}

const lists = {
  posts: listOrganizationPosts,
  news: listOrganizationNews,
  products: listOrganizationProducts,
}

/** Loads an organization and the published items of the kind in `?view=`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id, view, page } = partnerViewOf(params.id, request)
  const organization = await runOperation(context, getPartner, { id })
  const summary = presentSummary(organization)
  const standing = await runOperation(context, findAnswerStanding, { partnerId: id })
  const offers =
    view === 'about'
      ? null
      : presentOffers(await runOperation(context, lists[view], { partnerId: id, page }))
  const at: OrganizationView = { id, view, page: offers?.page ?? 1 }
  const asked = askedIntent(request)
  return {
    summary,
    at,
    about: view === 'about' ? await findAbout(context, organization) : null,
    offers,
    standing,
    asked: asked && presentAsked(asked, at, { ...summary, standing }, offers),
  }
}

async function findAbout(
  context: Route.LoaderArgs['context'],
  organization: Awaited<ReturnType<typeof getPartner>>,
) {
  const changes = await runOperation(context, listPartnerChanges, { partnerId: organization.id })
  return { ...presentAbout(organization), changes: presentChanges(changes) }
}

/** Returns the dialog that the URL asks for, or null if its action is not possible. */
function presentAsked(
  asked: AskedIntent,
  at: OrganizationView,
  { name, status, isClosed, standing }: OrganizationSummary & { standing: AnswerStanding | null },
  offers: ShownOffers | null,
): AskedReason | null {
  const addresses = { address: partnerAddress(at, asked), closeTo: partnerAddress(at) }
  if (asked.intent === 'hide') {
    const offer = offers?.items.find(({ id, isPublic }) => isPublic && id === asked.id)
    return offer ? { ...asked, name: offer.title, ...addresses } : null
  }
  if (asked.intent === 'lift') return standing ? { ...asked, name, ...addresses } : null
  const from = asked.intent === 'suspend' ? 'approved' : 'suspended'
  return status === from && !isClosed ? { ...asked, name, ...addresses } : null
}

export const handle = { failed: ({ intent }: FormValues) => actionFailedWords(intent) }

export { action } from './actions.server.ts'

/** Reloads after a conflict too, to show another user's change. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}

const views: Record<View, () => string> = {
  about: m.organizations_about,
  posts: m.organizations_posts,
  news: m.organizations_news,
  products: m.organizations_products,
}

export default function PartnerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { summary, standing, at, about, offers, asked } = loaderData
  const problems = actionData?.problems
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.organizations_title(), to: adminPartnersParams.href() },
          { label: <bdi className="wrap-anywhere">{summary.name}</bdi> },
        ]}
      />
      <PageHeader
        className="mt-3 wrap-anywhere"
        title={<span dir="auto">{summary.name}</span>}
        size="heading"
      />
      <Tabs
        className="mt-4 mb-6"
        label={m.organizations_views()}
        tabs={VIEWS.map((view) => ({
          to: partnerAddress({ id: at.id, view, page: 1 }),
          label: views[view](),
          current: view === at.view,
          count: view === at.view ? offers?.count : undefined,
        }))}
      />
      <ActionFailed problems={problems} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_17rem]">
        <OrganizationStatusPanel summary={summary} standing={standing} at={at} />
        <div className={at.view === 'about' ? 'min-w-0 lg:order-first' : 'order-first min-w-0'}>
          {about && (
            <>
              <ApplicationFacts facts={about.facts} />
              <Documents documents={about.documents} />
              {about.history.length > 0 && (
                <HistoryTable
                  lines={about.history}
                  current=""
                  addressOf={(other) => `/admin/applications/${other}`}
                />
              )}
              <ProfileChanges changes={about.changes}>
                {m.partneradmin_changes_text()}
              </ProfileChanges>
            </>
          )}
          {offers && (
            <section aria-labelledby="offers">
              <h2 id="offers" className="sr-only">
                {views[at.view]()}
              </h2>
              <OffersTable offers={offers} at={at} />
              <div className="mt-8">
                <Pagination
                  page={offers.page}
                  pageCount={offers.pageCount}
                  addressOf={(page) => partnerAddress({ ...at, page })}
                />
              </div>
            </section>
          )}
        </div>
      </div>
      {asked && <OrganizationActionDialog of={asked} problems={problems} />}
    </Container>
  )
}
