import { randomUUID } from 'node:crypto'
import { findOwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { NEW_CAMPAIGN_PATH } from '#domain/ambassadors/campaign.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/new-campaign.ts'
import { CampaignForm } from './desk/campaign-form.tsx'
import { loadItemChoice } from './desk/item-choice.server.ts'
import { ItemSearch } from './desk/item-search.tsx'
import { NotYet } from './not-yet.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.campaigns_start() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await runOperation(context, findOwnAmbassador, {})
  const now = context.get(runtimeContext).clock.now()
  const { searchParams } = new URL(request.url)
  return {
    formKey: randomUUID(),
    today: format.isoDay(now),
    choice: own && (await loadItemChoice(context, searchParams)),
  }
}

export const handle = { failed: () => m.campaigns_failed() }

export { start as action } from './desk/actions.server.ts'

export default function NewCampaign({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, formKey, today } = loaderData
  const problems = actionData?.problems
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.campaigns_dashboard(), to: '/ambassador/dashboard' },
          { label: m.campaigns_start() },
        ]}
      />
      <PageHeader
        className="mt-2 mb-8"
        title={m.campaigns_start()}
        lead={m.campaigns_start_lead()}
      />
      {choice ? (
        <div className="flex flex-col gap-8">
          <CampaignForm
            values={problems?.values ?? { itemId: choice.picked?.id ?? '' }}
            problems={problems}
            choice={choice}
            today={today}
            save={m.campaigns_start()}
            hidden={{ name: 'key', value: problems?.values['key'] ?? formKey }}
          />
          <ItemSearch looked={choice.looked} address={NEW_CAMPAIGN_PATH} />
        </div>
      ) : (
        <NotYet />
      )}
    </Container>
  )
}
