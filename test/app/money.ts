import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { callerContext, runtimeContext } from '#app/request/context.ts'
import { Receipt } from '#app/routes/public/gifts/receipt.tsx'
import { loader as ordersCsv } from '#app/routes/partner/exports/orders.ts'
import { loader as supportersCsv } from '#app/routes/partner/exports/supporters.ts'
import { listAmbassadorStats } from '#domain/ambassadors/list-figures.ts'
import { listOwnAttributions } from '#domain/ambassadors/queries/list-own-attributions.ts'
import { getGift } from '#domain/support/queries/get-gift.ts'
import { giftReference } from '#domain/support/gift.ts'
import { listGifts } from '#domain/support/queries/list-gifts.ts'
import { getOrder } from '#domain/orders/queries/get-order.ts'
import { getOwnOrder } from '#domain/orders/queries/get-own-order.ts'
import { getPartnerOrder } from '#domain/orders/queries/get-partner-order.ts'
import { listOrders } from '#domain/orders/queries/list-orders.ts'
import { listOwnOrders } from '#domain/orders/queries/list-own-orders.ts'
import { listPartnerOrders } from '#domain/orders/queries/list-partner-orders.ts'
import { readOrderNumber } from '#domain/orders/order.ts'
import { getPartnerStats } from '#domain/partners/queries/get-partner-stats.ts'
import { listPostFigures } from '#domain/partners/queries/list-post-figures.ts'
import type { Money } from '#domain/payments/money.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listOwnSupports } from '#domain/support/queries/list-own-supports.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import { system, visitor, type Person, type TestApp } from './create-test-app.ts'

/** Received and refunded cents. */
export type Sums = { received: number; refunded: number }

/** The sums shown in a place: received, refunded and net cents, or those of them it shows. */
export type ShownSums = Partial<Sums> & { net?: number }

/** The sums that each place shows for the same money, by name of the place. */
export type Views = Record<string, ShownSums>

const sumsOf = ({ receivedCents, refundedCents, netCents }: Money): ShownSums => ({
  received: receivedCents,
  refunded: refundedCents,
  net: netCents,
})

/** A payment's sums according to its entries: the source of truth for all comparisons. */
export async function entriesOf(app: TestApp, paymentId: string): Promise<Sums> {
  const rows = await app.as(system).rows('paymentEntries', ['kind', 'amountCents'], { paymentId })
  const sum = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((cents, row) => cents + row.amountCents, 0)
  return { received: sum('received'), refunded: sum('refunded') }
}

/** The same for each part of an order, by the seller's user. */
export async function sharesOf(
  app: TestApp,
  orderId: string,
): Promise<{ owner: string; partId: string; sums: Sums }[]> {
  const rows = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('partnerOrders as part')
      .innerJoin('partners', 'partners.id', 'part.partnerId')
      .leftJoin('paymentEntryShares as share', 'share.partnerOrderId', 'part.id')
      .select(['part.id', 'partners.userId', 'share.kind', 'share.amountCents'])
      .where('part.orderId', '=', orderId)
      .execute(),
  )
  return [...new Set(rows.map(({ id }) => id))].map((partId) => {
    const own = rows.filter(({ id }) => id === partId)
    const sum = (kind: string) =>
      own
        .filter((row) => row.kind === kind)
        .reduce((cents, row) => cents + (row.amountCents ?? 0), 0)
    return {
      partId,
      owner: own[0]?.userId ?? '',
      sums: { received: sum('received'), refunded: sum('refunded') },
    }
  })
}

/** What the customer and staff see of a whole order. */
export async function viewsOfOrder(
  app: TestApp,
  who: Person,
  { number }: { number: string },
): Promise<Views> {
  const own = await getOwnOrder(app.caller(who), { number: readOrderNumber(number) ?? 0 })
  const { purchases } = await listOwnOrders(app.caller(who), {})
  const staffs = await getOrder(app.caller('admin'), { id: number })
  const listed = await listOrders(app.caller('admin'), { q: number })
  const ofParts = (parts: readonly { money: Money }[]): ShownSums => ({
    received: parts.reduce((sum, { money }) => sum + money.receivedCents, 0),
    refunded: parts.reduce((sum, { money }) => sum + money.refundedCents, 0),
  })
  const entries = (kind: boolean) =>
    staffs.entries
      .filter(({ isIncome }) => isIncome === kind)
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    'customer: order': sumsOf(own.payment),
    'customer: parts of the order': ofParts(own.parts),
    'customer: list': sumsOf(purchases.find(({ orderNumber }) => orderNumber === number)!.money),
    'staff: order': sumsOf(staffs.payment!),
    'staff: parts of the order': ofParts(staffs.parts),
    'staff: entries of the order': { received: entries(true), refunded: entries(false) },
    'staff: list': sumsOf(listed.items[0]!.money),
  }
}

/** What an organization sees of its part of an order. */
export async function viewsOfPart(app: TestApp, who: Person, number: string): Promise<Views> {
  const order = await getPartnerOrder(app.caller(who), { id: number })
  const { items } = await listPartnerOrders(app.caller(who), { q: number })
  const rows = await tableOf(app, who, ordersCsv, `?q=${number}`)
  return {
    'organization: order': sumsOf(order.money),
    'organization: steps of refunds': {
      refunded: order.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    },
    'organization: list': sumsOf(items[0]!.money),
    'organization: orders.csv': {
      received: sumOfColumn(rows, 'Paid for the order (USD)'),
      refunded: sumOfColumn(rows, 'Refunded (USD)'),
      net: sumOfColumn(rows, 'Remaining (USD)'),
    },
  }
}

/** What the giver, the organization, staff, the public and the ambassador see of the only gift to its item. */
export async function viewsOfGift(
  app: TestApp,
  who: Person,
  { id, itemId, ambassadorId }: { id: string; itemId: string; ambassadorId: string },
): Promise<Views> {
  const gift = await getGift(app.caller(system), { id })
  const { supports } = await listOwnSupports(app.caller(who), {})
  const { supporters } = await listSupporters(app.caller('partner'), { post: itemId })
  const listed = await listGifts(app.caller('admin'), { q: giftReference(id) })
  const item = await getPublic(app.caller(visitor), { id: itemId })
  const post = (await listPostFigures(app.caller('partner'), {})).find((one) => one.id === itemId)
  const figures = await app.runtime.scope.as(system, (db) =>
    listAmbassadorStats(db, [ambassadorId]),
  )
  const { credits } = await listOwnAttributions(app.caller('ambassador'), {})
  const rows = await tableOf(app, 'partner', supportersCsv, `?post=${itemId}`)
  const isPaid = gift.payment.netCents > 0
  // Shown to ambassadors and the public only once received, never as the pledged amount.
  const credit = credits.find((one) => one.id === id)
  return {
    'giver: page': sumsOf(gift.payment),
    'giver: list': sumsOf(supports.find((one) => one.id === id)!.money!),
    'giver: receipt': receiptOf(gift),
    'organization: supporter': sumsOf(supporters[0]!.gift!),
    'organization: supporters.csv': {
      refunded: sumOfColumn(rows, 'Refunded (US dollars)'),
      net: sumOfColumn(rows, 'Remaining (US dollars)'),
    },
    'organization: figures of the item': { net: post?.confirmedCents ?? -1 },
    'staff: gift': sumsOf(listed.gifts[0]!.payment),
    'staff: sums': { refunded: listed.sums.back.cents!, net: listed.sums.received.cents! },
    'public: progress': { net: item.raisedCents },
    'public: givers': { net: item.givers.reduce((sum, one) => sum + one.amountCents, 0) },
    'ambassador: figures': { net: figures.get(ambassadorId)?.raisedCents ?? -1 },
    'ambassador: credit': { net: credit?.raisedCents ?? -1 },
    ...(isPaid ? { 'ambassador: promised': { received: credit?.amountCents ?? -1 } } : {}),
  }
}

/** An organization's figures for sales and gifts, after refunds. */
export async function viewsOfFigures(app: TestApp, who: Person) {
  const { all } = await getPartnerStats(app.caller(who), { period: 'year' })
  return { sold: all.sold, given: all.confirmed }
}

/** The sums on the printed receipt. */
function receiptOf(gift: Parameters<typeof Receipt>[0]['gift']): ShownSums {
  const text = renderToStaticMarkup(createElement(Receipt, { gift })).replaceAll(/<[^>]*>/g, ' ')
  const [, given, refunded, net] =
    /(\$[\d.,]+) given, (\$[\d.,]+) refunded, (\$[\d.,]+) remaining/.exec(text) ?? []
  if (given && refunded && net) {
    return { received: centsIn(given), refunded: centsIn(refunded), net: centsIn(net) }
  }
  const isBack = text.includes('Refunded on')
  return { net: isBack ? 0 : gift.payment.receivedCents }
}

/** `$1,250.50` in cents. */
export function centsIn(words: string): number {
  return Math.round(Number(words.replaceAll(/[$,]|\.$/g, '')) * 100)
}

type CsvLoader = (args: LoaderFunctionArgs) => Promise<Response>
type Table = Record<string, string>[]

async function tableOf(
  app: TestApp,
  who: Person,
  loader: CsvLoader,
  query: string,
): Promise<Table> {
  const context = new RouterContextProvider()
  context.set(runtimeContext, app.runtime)
  context.set(callerContext, app.caller(who))
  const url = new URL(`/partner-dashboard/table.csv${query}`, app.runtime.origin)
  const request = new Request(url)
  const answer = await loader({ request, url, context, params: {}, pattern: url.pathname })
  const [head = [], ...rows] = readCsv(await answer.text())
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

function readCsv(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
        cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'),
      ),
    )
}

function sumOfColumn(rows: Table, name: string): number {
  if (rows.length > 0 && !(name in rows[0]!)) throw new Error(`No column ${name}`)
  return Math.round(rows.reduce((sum, row) => sum + Number(row[name] || 0), 0) * 100)
}
