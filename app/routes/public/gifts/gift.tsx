import { getGift } from '#domain/support/queries/get-gift.ts'
import { getOwnThread } from '#domain/threads/queries/get-own-thread.ts'
import { formatMoney } from '#platform/text/money.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { Through } from '../../credit/through.tsx'
import { SupportBadge } from '../cards/support-badges.tsx'
import { isThreadIntent } from '../../shared/thread/thread-intents.ts'
import { ThreadSection } from '../../shared/thread/thread-section.tsx'
import { Share } from '../project-event/share.tsx'
import type { Route } from './+types/gift.ts'
import { GiftStatus } from './gift-status.tsx'
import { GiftUpdates } from './gift-updates.tsx'
import { openGift } from './open-gift.server.ts'
import { Receipt } from './receipt.tsx'

export function meta() {
  return [
    { title: m.gifts_own_page() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** A donor's gift: how to pay it, its status and the receipt. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { caller } = await openGift(context, request, params.id)
  const gift = await rethrowAsResponse(getGift(caller, { id: params.id }))
  const thread = await rethrowAsResponse(
    getOwnThread(caller, { supportId: params.id, userId: null }),
  )
  const { origin } = context.get(runtimeContext)
  return { gift, thread, address: `${origin}/projects-events/${gift.item.id}` }
}

export const handle = { failed: () => m.gifts_failed() }

export { change as action } from './actions.server.ts'

/**
 * The URL may contain a key, so the referrer is only our origin. Not `no-referrer`: without scripts, forms would then
 * send `Origin: null` and be rejected.
 */
export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'strict-origin',
    'X-Robots-Tag': 'noindex',
  }
}

export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  const { gift, thread, address } = loaderData
  const problems = actionData?.problems
  const { status, amountCents, item, organization, paidAt } = gift
  return (
    <Container width="text" className="py-10 sm:py-14 print:py-0">
      <div data-print="never">
        <PageHeader
          title={m.gifts_own_title({ amount: formatMoney(amountCents) })}
          lead={m.gifts_own_for({ title: item.title, organization: organization.name })}
          className="wrap-anywhere"
        />
        <p className="mt-4">
          <SupportBadge status={status} kind="donate" />
        </p>
        <Through through={gift.through} className="mt-3" />
        {problems && !isThreadIntent(problems.values['intent']) && (
          <ProblemBanner problems={problems} className="mt-6" />
        )}
        <GiftStatus gift={gift} />
        <GiftUpdates gift={gift} />
        {item.isPublic && status !== 'declined' && status !== 'cancelled' && (
          <div className="mt-4 flex">
            <Share title={item.title} address={address} />
          </div>
        )}
      </div>
      {paidAt && status !== 'declined' && status !== 'cancelled' && <Receipt gift={gift} />}
      {thread && (
        <ThreadSection
          thread={thread}
          side="person"
          name={organization.name}
          problems={problems}
          className="mt-8 mb-8"
        />
      )}
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.gifts_not_found()}
      scene={{ id: 'a gift unknown', region: 'galilee', time: 'dawn' }}
      to="/auth/login?redirect=%2Fdashboard"
      link={m.gifts_sign_in()}
    >
      {m.gifts_not_found_text()}
    </MissingScreen>
  )
}
