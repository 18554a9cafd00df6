import { Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { confirmPayment } from '#domain/settlement/commands/confirm-payment.ts'
import { endGift } from '#domain/support/commands/end-gift.ts'
import { refundGiftAsStaff } from '#domain/support/commands/refund-gift-as-staff.ts'
import {
  GIFT_PARTS,
  GIFTS_PER_PAGE,
  GIFTS_TO_CONFIRM,
  type GiftFilter,
} from '#domain/support/gift-part.ts'
import { listGifts, type GiftSums } from '#domain/support/queries/list-gifts.ts'
import { COUNTED_MOST, formatCounted } from '#platform/text/counted.ts'
import { formatMoney } from '#platform/text/money.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { ListSearch } from '#app/routes/shared/list/list-search.tsx'
import { doMany } from '#app/routes/shared/many/do-many.server.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { AdminHeader } from '../admin-header.tsx'
import type { Route } from './+types/page.ts'
import { GiftList } from './gift-list.tsx'
import { giftParams as params } from './params.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.gifts_admin_title() }) }]
}

/** Lists every gift, newest first; `?show=` and `?q=` filter the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { sums, total, gifts, isOpen } = await runOperation(context, listGifts, view)
  const pageCount = Math.ceil(total / GIFTS_PER_PAGE)
  // The last action may have emptied the last page.
  if (view.page > 1 && view.page > pageCount) {
    throw redirect(params.at(view, pageCount))
  }
  return {
    view,
    sums,
    gifts,
    pageCount,
    isOpen,
    capped: isOpen || (!view.isAdded && total > COUNTED_MOST),
  }
}

export const handle = { failed: () => m.gifts_admin_failed() }

/** Runs a staff action on a gift and redirects to the same view. */
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
  run: ({ caller, form }) =>
    doMany(form, {
      actions: ['confirm'],
      one: (_, paymentId) => confirmPayment(caller, { paymentId }),
      done: (_, count) => m.gifts_many_did_come({ count }),
      failed: m.gifts_admin_failed,
    }),
  to: ({ request }) => params.href(params.parse(request)),
})

const labels: Record<GiftFilter, () => string> = {
  to_confirm: m.gifts_admin_to_confirm,
  waiting: m.gifts_admin_waiting,
  received: m.gifts_admin_received,
  back: m.gifts_admin_back,
  ended: m.gifts_admin_ended,
}

/** Reloads after a refusal too: some of many may have been confirmed. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus !== undefined || args.defaultShouldRevalidate
}

export default function Gifts({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sums, gifts, pageCount, isOpen, capped } = loaderData
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  const many = actionData && 'many' in actionData ? actionData.many : undefined
  const shownCount = (count: number) => (view.isAdded ? count : formatCounted(count, isOpen))
  const isShown = gifts.some(({ id }) => id === problems?.values['id'])
  return (
    <ListPage
      header={<AdminHeader title={m.gifts_admin_title()} filter={params.narrow(view, {})} />}
      summary={<Sums sums={sums} toAll={params.narrow(view, { isAdded: true })} />}
      {...{ params, view, pageCount, capped }}
      filters={
        <>
          <FilterChips
            {...{ params, view }}
            of="part"
            label={m.gifts_admin_by_part()}
            choices={[null, GIFTS_TO_CONFIRM, ...GIFT_PARTS]}
            labelOf={(part) => (part ? labels[part]() : m.gifts_admin_all())}
            countOf={(part) => shownCount(sums[part ?? 'all'].count)}
          />
          <ListSearch {...{ params, view }} label={m.gifts_admin_search()} />
        </>
      }
      notice={!isShown && <ProblemBanner problems={problems} className="mb-4" />}
      rows={gifts}
      empty={{ title: m.gifts_admin_none(), children: m.gifts_admin_none_text() }}
      emptyNarrowed={{
        title: m.gifts_admin_none(),
        children: m.gifts_admin_none_text(),
        seeAll: m.gifts_admin_see_all(),
      }}
    >
      <GiftList gifts={gifts} address={params.href(view)} problems={problems} many={many} />
    </ListPage>
  )
}

/** Totals of all gifts that match the filters, or the link that adds them up if there are too many to do so unasked. */
function Sums({ sums, toAll }: { sums: GiftSums; toAll: string }) {
  if (sums.all.cents === null) {
    return (
      <Link to={toAll} className="text-sm font-medium text-primary underline underline-offset-4">
        {m.gifts_admin_add_up()}
      </Link>
    )
  }
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
          <dd className="font-medium tabular-nums">{formatMoney(cents ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
