import { sql } from 'kysely'
import { DEMO_USERS } from '../db/demo/demo-users.ts'
import { readCart } from '../domain/orders/read-cart.ts'
import { markOfCart } from '../domain/orders/mark-of-cart.ts'
import { placeOrder } from '../domain/orders/commands/place-order.ts'
import { listProducts } from '../domain/store/queries/list-products.ts'
import type { Actor } from '../platform/actor.ts'
import { newId } from '../platform/database/new-id.ts'
import { isAppError } from '../platform/errors.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { seed } from '../test/app/template.ts'
import type { Cell, Promised } from './figures/figures.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { inMilliseconds, median } from './kit/median.ts'
import { openBench } from './kit/open-bench.ts'

/**
 * Measures many simultaneous orders for the last five pieces, on its own PostgreSQL server: how many succeed, the answers to the
 * others, accounting discrepancies, and duration. Also compares a checkout with a store page, alternating in one run, because only
 * the ratio applies to other machines. Takes half a minute.
 */
const FLOODS = [50, 500]
const PIECES = 5
const CALLS = 40
const job: Actor = { kind: 'system', job: 'bench' }

const server = await startPostgres()
const url = await server.createDatabase('flood')
await seed({ url })
const bench = await openBench(url)

const address = {
  street: '12 Linden Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  country: 'US',
}
const floods: Record<string, Record<string, Cell>> = {}
const promises: Promised[] = []
for (const buyers of FLOODS) {
  const variantId = await stockUp(PIECES)
  const orders: (() => Promise<unknown>)[] = []
  for (let at = 0; at < buyers; at += 1) orders.push(await prepare(variantId))
  const from = performance.now()
  const told = await Promise.all(orders.map(timed))
  const all = performance.now() - from
  const words = (outcome: string) => told.filter((one) => one.outcome === outcome).length
  const failed = told.length - words('ordered') - words('conflict') - words('unavailable')
  const [left, sold, faults] = [
    await leftOf(variantId),
    await soldOf(variantId),
    await countFaults(),
  ]
  floods[`${buyers} buyers at once`] = {
    ordered: words('ordered'),
    'sold out': words('conflict'),
    'try again': words('unavailable'),
    failed,
    left,
    faults,
    'median answer': inMilliseconds(median(told.map(({ ms }) => ms))),
    'all of them': inMilliseconds(all),
  }
  const of = (what: string) => `${what}, ${buyers} buyers for ${PIECES} pieces`
  promises.push(
    { what: of('pieces sold according to the orders'), measured: sold, bound: { most: PIECES } },
    { what: of('orders confirmed to buyers'), measured: words('ordered'), bound: { most: sold } },
    {
      what: of('difference between initial stock and sold plus remaining'),
      measured: Math.abs(PIECES - sold - left),
      bound: { most: 0 },
    },
    { what: of('accounting discrepancies'), measured: faults, bound: { most: 0 } },
    { what: of('answers "try again"'), measured: words('unavailable'), bound: { most: 0 } },
    {
      what: of('answers other than ordered, sold out or try again'),
      measured: failed,
      bound: { most: 0 },
    },
  )
}

const variantId = await stockUp(CALLS)
const page: number[] = []
const checkout: number[] = []
for (let call = 0; call < CALLS; call += 1) {
  const visitor = bench.caller({ kind: 'visitor' })
  page.push((await timed(() => listProducts(visitor, {}))).ms)
  checkout.push((await timed(await prepare(variantId))).ms)
}
const [onePage, oneCheckout] = [median(page), median(checkout)]
await bench.close()

keepFigures({
  name: 'flood-on-stock',
  title: 'Simultaneous orders for the last pieces',
  how: `Visitors with a piece in the cart place their orders at the same time, through the page's operation, on a PostgreSQL server; then a checkout and a store page alternate, ${CALLS} times each.`,
  command: 'npm run bench -- flood-on-stock',
  tables: [
    floods,
    {
      'a page of the store': { median: inMilliseconds(onePage), 'times a page': 1 },
      'a checkout': {
        median: inMilliseconds(oneCheckout),
        'times a page': Number((oneCheckout / onePage).toFixed(1)),
      },
    },
  ],
  promises,
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()

/** Creates a product with `PIECES` in stock; returns the id of its only size. */
async function stockUp(stock: number): Promise<string> {
  const [id, variant] = [newId(), newId()]
  await bench.scope.as(job, async (db) => {
    const { id: partner_id } = await db
      .selectFrom('partners')
      .select('id')
      .where('userId', '=', DEMO_USERS.partner.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('products')
      .values({ id, partnerId: partner_id, name: 'The last ones', priceCents: 2500 })
      .execute()
    await db
      .insertInto('productVariants')
      .values({ id: variant, productId: id, position: 0, size: '', stock })
      .execute()
  })
  return variant
}

/** Creates a visitor with one piece in the cart and an open checkout; returns the function that places the order. */
async function prepare(variant: string): Promise<() => Promise<unknown>> {
  const actor: Actor = { kind: 'guest', guestId: newId() }
  await bench.scope.as(actor, (db) =>
    db
      .insertInto('cartLines')
      .values({
        id: newId(),
        guestId: actor.guestId,
        variantId: variant,
        quantity: 1,
        seenPriceCents: 2500,
      })
      .execute(),
  )
  const { lines } = await bench.scope.as(actor, (db) => readCart(db, actor))
  const who = {
    name: 'Ruth Abelson',
    email: `${actor.guestId}@buyers.example`,
    phone: '',
    note: '',
  }
  const shown = markOfCart(lines)
  return () =>
    placeOrder(bench.caller(actor), { ...who, ...address, provider: 'offline', shown } as never)
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; outcome: string }> {
  const from = performance.now()
  const outcome = await work().then(
    () => 'ordered',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  )
  return { ms: performance.now() - from, outcome }
}

async function leftOf(id: string): Promise<number> {
  const { stock } = await bench.scope.as(job, (db) =>
    db.selectFrom('productVariants').select('stock').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return stock
}

/** Counts the pieces sold according to the orders. */
async function soldOf(id: string): Promise<number> {
  const { n } = await bench.scope.as(job, (db) =>
    db
      .selectFrom('orderLines')
      .select((of) => of.fn.coalesce(of.fn.sum<number>('quantity'), sql<number>`0`).as('n'))
      .where('variantId', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return Number(n)
}

async function countFaults(): Promise<number> {
  const { rows } = await bench.scope.as(job, (db) =>
    sql<{ n: number }>`select count(*)::integer as n from app.ledger_mismatches`.execute(db),
  )
  return rows[0]?.n ?? 0
}
