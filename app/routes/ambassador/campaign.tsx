import { Link } from 'react-router'
import { campaignPath, campaignStateLabel } from '#domain/ambassadors/campaign.ts'
import { getOwnCampaign, type OwnCampaign } from '#domain/ambassadors/queries/get-own-campaign.ts'
import { listOwnAttributions } from '#domain/ambassadors/queries/list-own-attributions.ts'
import { toInputValue } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { makeShareKit } from '../credit/make-share-kit.server.ts'
import { ShareKit } from '../credit/share-kit.tsx'
import { ActionButton } from '../partner/offers/action-button.tsx'
import { idOf } from '#app/request/id-of.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/campaign.ts'
import { CampaignForm } from './desk/campaign-form.tsx'
import { CampaignStatus } from './desk/campaign-status.tsx'
import { CreditList } from './desk/credit-list.tsx'
import { loadItemChoice } from './desk/item-choice.server.ts'
import { ItemSearch } from './desk/item-search.tsx'
import { RemoveCampaignDialog } from './desk/remove-dialog.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.campaign.title ?? m.campaigns_dashboard()
  return [{ title: m.site_page_title({ page }) }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = idOf(params, m.campaigns_not_found())
  const { searchParams } = new URL(request.url)
  const { origin, clock } = context.get(runtimeContext)
  const campaign = await runOperation(context, getOwnCampaign, { id })
  const after = searchParams.get('after')
  return {
    campaign,
    today: format.isoDay(clock.now()),
    choice: await loadItemChoice(context, searchParams, itemNow(campaign)),
    credits: await runOperation(context, listOwnAttributions, { campaignId: id, after }),
    isFirstPage: after === null,
    kit: makeShareKit({
      origin,
      code: campaign.code,
      shared: { kind: 'campaign', title: campaign.title },
    }),
    asksToRemove: !campaign.hasCredits && searchParams.get('confirm') === 'remove',
  }
}

/** Returns the campaign's item, even if that item is no longer public. */
function itemNow({ itemId, item }: OwnCampaign) {
  if (itemId === null) return null
  return { id: itemId, title: item?.title ?? m.campaigns_not_shown() }
}

export const handle = { failed: () => m.campaigns_failed() }

export { change as action } from './desk/actions.server.ts'

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, choice, credits, kit, today } = loaderData
  const { id, state } = campaign
  const address = campaignPath(id)
  const problems = actionData?.problems
  const typed = problems && 'title' in problems.values ? problems : undefined
  return (
    <Container className="flex flex-col gap-10 py-6 sm:py-8">
      <div>
        <Breadcrumbs
          crumbs={[
            { label: m.campaigns_dashboard(), to: '/ambassador/dashboard' },
            { label: campaign.title },
          ]}
        />
        <PageHeader
          className="mt-2"
          size="heading"
          title={
            <span lang={otherThanPage(campaign.language)} dir="auto" className="wrap-anywhere">
              {campaign.title}
            </span>
          }
          actions={
            <>
              {state === 'running' && (
                <ActionButton address={address} intent="end" label={m.campaigns_end()} />
              )}
              {state === 'ended' && (
                <ActionButton address={address} intent="reopen" label={m.campaigns_reopen()} />
              )}
              {!campaign.hasCredits && (
                <Button asChild variant="secondary">
                  <Link to={`${address}?confirm=remove`} preventScrollReset>
                    {m.campaigns_remove()}
                  </Link>
                </Button>
              )}
            </>
          }
        />
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <StatusBadge tone={state === 'running' ? 'success' : 'neutral'}>
            {campaignStateLabel(state)}
          </StatusBadge>
          {campaign.endsOn && state === 'running' && (
            <span>{m.campaigns_until({ day: format.day(campaign.endsOn) })}</span>
          )}
          {campaign.endsOn && state === 'over' && (
            <span>{m.campaigns_ended_on({ day: format.day(campaign.endsOn) })}</span>
          )}
          {state !== 'running' && <span>{m.campaigns_link_goes_on()}</span>}
        </p>
        {!typed && <ProblemBanner problems={problems} className="mt-4" />}
      </div>
      <CampaignStatus campaign={campaign} />
      <section aria-labelledby="share-title">
        <h2 id="share-title" className="mb-4 font-display text-subheading font-bold">
          {m.campaigns_share()}
        </h2>
        <ShareKit kit={kit} />
      </section>
      <section aria-labelledby="credits">
        <h2 id="credits" className="mb-4 font-display text-subheading font-bold">
          {m.campaigns_credits()}
        </h2>
        {credits.credits.length > 0 ? (
          <CreditList credits={credits.credits} />
        ) : (
          <p className="rounded-card bg-sand p-5 text-muted">{m.campaigns_credits_none()}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {!loaderData.isFirstPage && (
            <Button asChild variant="secondary">
              <Link to={address} preventScrollReset>
                {m.campaigns_credits_newest()}
              </Link>
            </Button>
          )}
          {credits.next && (
            <Button asChild variant="secondary">
              <Link to={`${address}?after=${encodeURIComponent(credits.next)}`} preventScrollReset>
                {m.campaigns_credits_older()}
              </Link>
            </Button>
          )}
        </div>
      </section>
      <section aria-labelledby="change">
        <h2 id="change" className="mb-5 font-display text-subheading font-bold">
          {m.campaigns_change()}
        </h2>
        <div className="flex flex-col gap-8">
          <CampaignForm
            values={typed?.values ?? valuesOf(campaign, choice.picked?.id)}
            problems={typed}
            choice={choice}
            today={today}
            save={m.forms_save_changes()}
            hidden={{
              name: 'version',
              value: typed?.values['version'] ?? String(campaign.version),
            }}
          />
          <ItemSearch looked={choice.looked} address={address} />
        </div>
      </section>
      {loaderData.asksToRemove && <RemoveCampaignDialog address={address} />}
    </Container>
  )
}

type Shown = Route.ComponentProps['loaderData']['campaign']

function valuesOf(campaign: Shown, itemId: string | undefined): Record<string, string> {
  const { texts, goalKind, goal, endsOn } = campaign
  return {
    ...texts,
    itemId: itemId ?? '',
    goalKind,
    goal: goalKind === 'raised' ? toInputValue(goal) : String(goal),
    endsOn: endsOn ?? '',
  }
}
