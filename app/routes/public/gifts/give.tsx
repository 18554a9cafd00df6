import { Link } from 'react-router'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { getSupportForm } from '#domain/support/queries/get-support-form.ts'
import { obstacleTo } from '#domain/support/support-rules.ts'
import { supportProblemLabel } from '#domain/support/support-words.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { loadReferrer } from '../../credit/load-referrer.server.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Route } from './+types/give.ts'
import { GiveForm } from './give-form.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [{ title: m.gifts_page_title({ title: loaderData.title }) }]
}

/** The public gift form, as a dialog over the item's page. `?again=` prefills it from one of the user's own gifts. */
export async function loader(asked: Route.LoaderArgs) {
  const { url, params, context } = asked
  requireFeature(context, 'donations')
  const runtime = context.get(runtimeContext)
  const again = url.searchParams.get('again')
  const isMember = context.get(viewerContext) !== null
  const form = isMember
    ? await runOperation(context, getSupportForm, { itemId: params.id, kind: 'donate', again })
    : null
  const item = form?.item ?? (await runOperation(context, getPublic, { id: params.id }))
  const now = runtime.clock.now()
  const obstacle = form
    ? form.obstacle
    : obstacleTo('donate', item, { own: [], isOwnItem: false, now })
  return {
    itemId: item.id,
    title: item.title,
    organization: item.organization,
    obstacle,
    person: form?.person ?? null,
    values: form && {
      amount: form.values.amount,
      message: form.values.message,
      isNameShown: form.values.isNameShown,
    },
    ways: paymentMethods(runtime),
    through: await loadReferrer(asked, item.id),
    /** Identifies this form, so that submitting it twice makes one gift. */
    formKey: newId(),
  }
}

export const handle = { failed: () => m.gifts_failed() }

export { give as action } from './actions.server.ts'

/** Passes on Retry-After of a rejected form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  const { itemId, title, organization, obstacle } = loaderData
  const page = `/projects-events/${itemId}`
  const problems = actionData?.problems
  return (
    <RouteDialog
      title={m.gifts_lead()}
      description={m.supporting_for({ title, organization })}
      closeTo={page}
    >
      {obstacle && !problems ? (
        <>
          <Banner tone="warning">{supportProblemLabel(obstacle)}</Banner>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button asChild>
              <Link to="/projects-events">{m.supporting_look_around()}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={page} preventScrollReset>
                {m.supporting_back()}
              </Link>
            </Button>
          </div>
        </>
      ) : (
        <GiveForm {...loaderData} problems={problems} />
      )}
    </RouteDialog>
  )
}
