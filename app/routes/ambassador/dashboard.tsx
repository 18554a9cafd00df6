import { Link } from 'react-router'
import { ambassadorPath } from '#domain/ambassadors/ambassador.ts'
import { findOwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { listChosen } from '#domain/ambassadors/queries/list-chosen.ts'
import { listResources } from '#domain/ambassadors/queries/list-resources.ts'
import { listOwnCampaigns } from '#domain/ambassadors/queries/list-own-campaigns.ts'
import { getOwnImpact } from '#domain/ambassadors/queries/get-own-impact.ts'
import { listOwnAttributions } from '#domain/ambassadors/queries/list-own-attributions.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { CopyLink } from '../credit/copy-link.tsx'
import { makeShareKit } from '../credit/make-share-kit.server.ts'
import { ShareKit } from '../credit/share-kit.tsx'
import { Materials } from '../public/ambassador/materials.tsx'
import type { Route } from './+types/dashboard.ts'
import { OwnCampaigns } from './desk/campaigns.tsx'
import { CreditList } from './desk/credit-list.tsx'
import { Impact } from './desk/impact.tsx'
import { NextSteps } from './desk/next-steps.tsx'
import { NotYet } from './not-yet.tsx'

const NEWEST = 6

export function meta() {
  return [{ title: m.site_page_title({ page: m.campaigns_dashboard() }) }]
}

/** An ambassador's home page: results, campaigns and links to share. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    email: context.get(viewerContext)?.email ?? '',
    impact: await runOperation(context, getOwnImpact, {}),
    resources: await runOperation(context, listResources, {}),
    desk: await loadDesk(context),
  }
}

/** Returns null if the user is not an ambassador. */
async function loadDesk(context: Route.LoaderArgs['context']) {
  const own = await runOperation(context, findOwnAmbassador, {})
  if (!own) return null
  const { origin } = context.get(runtimeContext)
  const { credits } = await runOperation(context, listOwnAttributions, {})
  return {
    id: own.id,
    name: own.displayName,
    isPublic: own.isPublic,
    hiddenReason: own.hiddenReason,
    campaigns: await runOperation(context, listOwnCampaigns, {}),
    hasChosen: (await runOperation(context, listChosen, {})).length > 0,
    credits: credits.slice(0, NEWEST),
    kit: makeShareKit({
      origin,
      code: own.code,
      shared: { kind: 'page', title: own.displayName },
    }),
  }
}

type Desk = NonNullable<Awaited<ReturnType<typeof loadDesk>>>

export default function AmbassadorDashboard({ loaderData }: Route.ComponentProps) {
  const { email, impact, resources, desk } = loaderData
  return (
    <Container className="flex flex-col gap-12 py-8 sm:py-10">
      <PageHeader
        title={m.campaigns_dashboard()}
        eyebrow={
          desk && (
            <span dir="auto" className="wrap-anywhere">
              {desk.name}
            </span>
          )
        }
        lead={desk && <span className="wrap-anywhere">{m.campaigns_welcome({ email })}</span>}
        actions={
          desk?.isPublic && (
            <>
              <CopyLink />
              <Button asChild variant="secondary">
                <Link to={ambassadorPath(desk.id)}>{m.campaigns_view_page()}</Link>
              </Button>
            </>
          )
        }
      />
      {desk?.hiddenReason && (
        <Banner tone="warning" title={m.campaigns_hidden()} className="-mt-6">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {m.campaigns_hidden_reason({ reason: desk.hiddenReason })}
          </p>
          <p className="mt-1 text-sm text-muted">{m.campaigns_hidden_text()}</p>
        </Banner>
      )}
      <Impact impact={impact} />
      {desk ? <OwnDesk desk={desk} /> : <NotYet />}
      <section aria-labelledby="resources">
        <h2 id="resources" className="mb-8 font-display text-heading font-bold">
          {m.campaigns_resources()}
        </h2>
        <Materials materials={resources} />
      </section>
    </Container>
  )
}

function OwnDesk({ desk }: { desk: Desk }) {
  const { campaigns, credits, hasChosen, kit } = desk
  return (
    <>
      <NextSteps
        hasChosen={hasChosen}
        hasCampaigns={campaigns.length > 0}
        hasCredits={credits.length > 0}
      />
      <OwnCampaigns campaigns={campaigns} />
      <section aria-labelledby="newest">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="newest" className="font-display text-heading font-bold">
            {m.campaigns_newest()}
          </h2>
          {credits.length > 0 && (
            <Link
              to="/ambassador/dashboard/analytics"
              className="flex min-h-9 items-center text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {m.campaigns_to_analytics()}
            </Link>
          )}
        </div>
        {credits.length > 0 ? (
          <CreditList credits={credits} />
        ) : (
          <EmptyState
            title={m.campaigns_no_credits()}
            level={3}
            region="coast"
            action={
              <Button asChild variant="secondary">
                <Link to="#share">{m.campaigns_step_share()}</Link>
              </Button>
            }
          >
            {m.campaigns_no_credits_text()}
          </EmptyState>
        )}
      </section>
      <section id="share" aria-labelledby="share-title" className="scroll-mt-20">
        <h2 id="share-title" className="font-display text-heading font-bold">
          {m.campaigns_share_own()}
        </h2>
        <p className="mt-1 mb-5 max-w-text text-muted">{m.campaigns_share_own_text()}</p>
        <ShareKit kit={kit} />
      </section>
    </>
  )
}
