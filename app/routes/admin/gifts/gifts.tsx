import { Link, redirect } from 'react-router'
import { confirmPayment } from '#domain/payments/commands/confirm-payment.ts'
import { endGift } from '#domain/support/commands/end-gift.ts'
import { refundGiftAsStaff } from '#domain/support/commands/refund-gift-as-staff.ts'
import {
  GIFT_PARTS,
  GIFTS_PER_PAGE,
  TO_CONFIRM,
  type GiftFilter,
} from '#domain/support/gift-part.ts'
import { listGifts, type GiftSums } from '#domain/support/queries/list-gifts.ts'
import { formatMoney } from '#domain/support/money.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { FilterChips } from '../filter-chips.tsx'
import { ListSearch } from '../list-search.tsx'
import type { Route } from './+types/gifts.ts'
import { GiftList } from './gift-list.tsx'
import { giftsAddress, giftsViewOf } from './gifts-address.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.gifts_admin_title() }) }]
}

/** Every gift, the newest first; `?show=` and `?q=` narrow it down. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = giftsViewOf(new URL(request.url).searchParams)
  const { sums, total, gifts } = await runOperation(context, listGifts, view)
  const pageCount = Math.ceil(total / GIFTS_PER_PAGE)
  // What was just done may have emptied the last page.
  if (view.page > 1 && view.page > pageCount) {
    throw redirect(giftsAddress({ ...view, page: pageCount }))
  }
  return { view, sums, gifts, pageCount }
}

export const handle = { failed: () => m.gifts_admin_failed() }

/** What staff does about one gift; leads back to the same view. */
export const action = formAction({
  intents: {
    async confirm({ caller, values: { paymentId = '' } }) {
      await confirmPayment(caller, { paymentId })
      return m.gifts_admin_did_come()
    },
    async end({ caller, values: { id = '', reason = '' } }) {
      await endGift(caller, { id, reason })
      return m.gifts_admin_did_end()
    },
    async refund({ caller, values: { id = '', reason = '', amount, seenLeft } }) {
      await refundGiftAsStaff(caller, { id, reason, amount, seenLeft })
      return m.gifts_admin_did_pay_back()
    },
  },
  to: ({ url }) => giftsAddress(giftsViewOf(url.searchParams)),
})

const labels: Record<GiftFilter, () => string> = {
  to_confirm: m.gifts_admin_to_confirm,
  waiting: m.gifts_admin_waiting,
  received: m.gifts_admin_received,
  back: m.gifts_admin_back,
  ended: m.gifts_admin_ended,
}

export default function Gifts({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sums, gifts, pageCount } = loaderData
  const problems = actionData?.problems
  const isShown = gifts.some(({ id }) => id === problems?.values['id'])
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="gifts" />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="font-display text-subheading font-bold">{m.gifts_admin_title()}</h2>
        <Sums sums={sums} />
      </div>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
        <FilterChips
          label={m.gifts_admin_by_part()}
          chips={([null, TO_CONFIRM, ...GIFT_PARTS] as const).map((part) => ({
            to: giftsAddress({ part, q: view.q }),
            label: part ? labels[part]() : m.gifts_admin_all(),
            count: sums[part ?? 'all'].count,
            isCurrent: part === view.part,
          }))}
        />
        <ListSearch
          q={view.q}
          keep={{ show: view.part }}
          clearTo={giftsAddress({ part: view.part })}
          words={{
            label: m.gifts_admin_search(),
            submit: m.gifts_admin_search_submit(),
            clear: m.gifts_admin_search_clear(),
          }}
        />
      </div>
      {problems && !isShown && (
        <Banner tone="danger" className="mb-4">
          {problems.message}
        </Banner>
      )}
      {gifts.length > 0 ? (
        <GiftList gifts={gifts} address={giftsAddress(view)} problems={problems} />
      ) : (
        <EmptyState
          level={3}
          title={m.gifts_admin_none()}
          action={
            (view.part || view.q) && (
              <Button asChild variant="secondary">
                <Link to={giftsAddress()}>{m.gifts_admin_see_all()}</Link>
              </Button>
            )
          }
        >
          {m.gifts_admin_none_text()}
        </EmptyState>
      )}
      <div className="mt-8">
        <Pagination
          page={view.page}
          pageCount={pageCount}
          addressOf={(page) => giftsAddress({ ...view, page })}
        />
      </div>
    </Container>
  )
}

/** What the gifts found come to. */
function Sums({ sums }: { sums: GiftSums }) {
  const shown = [
    [m.gifts_admin_sum_waiting(), sums.waiting.cents],
    [m.gifts_admin_sum_received(), sums.received.cents],
    [m.gifts_admin_sum_back(), sums.back.cents],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {shown.map(([label, cents]) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
