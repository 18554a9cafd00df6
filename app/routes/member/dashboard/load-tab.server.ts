import { redirect, type RouterContextProvider } from 'react-router'
import {
  listOwnProposals,
  type OwnProposal,
} from '#domain/attendance/queries/list-own-proposals.ts'
import { listOwnOrders } from '#domain/orders/queries/list-own-orders.ts'
import { ORDERS_PAGE_SIZE } from '#domain/orders/order.ts'
import { listOwnSupports, type OwnSupport } from '#domain/support/queries/list-own-supports.ts'
import { listSaved } from '#domain/support/queries/list-saved.ts'
import { SUPPORTS_PER_PAGE, takesPart } from '#domain/support/support.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { dashboardParams } from './params.ts'

/** Loads a page of the open tab: supported, saved or purchased items; the other tabs are null. */
export async function loadTab(
  context: Readonly<RouterContextProvider>,
  view: ReturnType<typeof dashboardParams.parse>,
) {
  const { tab, page } = view
  const supported =
    tab === 'projects' ? await runOperation(context, listOwnSupports, { page }) : null
  const saved = tab === 'saved' ? await runOperation(context, listSaved, { page }) : null
  const bought = tab === 'purchases' ? await runOperation(context, listOwnOrders, { page }) : null
  const perPage = bought ? ORDERS_PAGE_SIZE : SUPPORTS_PER_PAGE
  const pageCount = Math.ceil(((supported ?? saved ?? bought)?.total ?? 0) / perPage)
  // The last page may no longer exist.
  if (page > 1 && page > pageCount) throw redirect(dashboardParams.at(view, pageCount))
  const at = { page, pageCount }
  return {
    supported: supported && {
      ...supported,
      ...at,
      proposals: await proposalsOf(context, supported.supports),
    },
    saved: saved && { ...saved, ...at },
    bought: bought && { ...bought, ...at },
  }
}

/** What to say about hours of the sign-ups on the page; of a group to whoever leads it. */
async function proposalsOf(
  context: Readonly<RouterContextProvider>,
  supports: readonly OwnSupport[],
) {
  const supportIds = supports
    .filter(
      ({ kind, status, together }) =>
        takesPart(kind) &&
        (!together || together.isLed) &&
        (status === 'confirmed' || status === 'completed'),
    )
    .map(({ id }) => id)
  return supportIds.length > 0
    ? runOperation(context, listOwnProposals, { supportIds })
    : new Map<string, OwnProposal>()
}
