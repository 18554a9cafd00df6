import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { CAST } from '../db/demo/cast.ts'
import { readCart } from '../domain/cart/read-cart.ts'
import { markOfCart } from '../domain/orders/mark-of-cart.ts'
import { placeOrder } from '../domain/orders/place-order.ts'
import { openSwitches } from '../domain/site/open-switches.ts'
import { listProducts } from '../domain/store/list-products.ts'
import type { Actor } from '../platform/actor.ts'
import { systemClock } from '../platform/clock.ts'
import { newId } from '../platform/database/new-id.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readEnv } from '../platform/env.ts'
import { isAppError } from '../platform/errors.ts'
import { openLog } from '../platform/log.ts'
import type { Caller } from '../platform/operation.ts'
import { openPictures } from '../platform/pictures/open-pictures.ts'
import { openSeal } from '../platform/seal.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { furnish } from '../test/world/template.ts'

/**
 * What happens when many want the last five pieces at once, on a PostgreSQL server of its own: how many get them, what the
 * others are told, whether the books agree, and how long it takes. And what a checkout costs beside a page of the store,
 * both one after the other in the same run, since only their relation means something on another machine.
 * `npm run bench:stock`, half a minute; the product must have been built once.
 */
const FLOODS = [50, 500]
const PIECES = 5
const CALLS = 40
const job: Actor = { kind: 'system', job: 'bench' }

const server = await startPostgres()
const url = await server.createDatabase('flood')
await furnish({ url })
const log = openLog('fatal')
const database = await openDatabase(readEnv({ APP_ENV: 'demo', DATABASE_URL: url }), log)
const switches = openSwitches({ scope: database.scope })
await switches.refresh()
const house: Caller['house'] = {
  scope: database.scope,
  clock: systemClock,
  log,
  wakeMail() {},
  origin: 'http://127.0.0.1',
  seal: openSeal('bench'),
  storage: openStorage(path.join(tmpdir(), 'flood-on-stock')),
  pictures: openPictures(),
  payments: null,
  model: null,
  switches,
}

const address = {
  street: '12 Linden Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  country: 'US',
}
const table: Record<string, Record<string, string | number>> = {}
for (const buyers of FLOODS) {
  const variantId = await stockUp(PIECES)
  const orders: (() => Promise<unknown>)[] = []
  for (let at = 0; at < buyers; at += 1) orders.push(await prepare(variantId))
  const from = performance.now()
  const told = await Promise.all(orders.map(timed))
  const all = performance.now() - from
  const words = (outcome: string) => told.filter((one) => one.outcome === outcome).length
  table[`${buyers} buyers at once`] = {
    ordered: words('ordered'),
    'sold out': words('conflict'),
    'try again': words('unavailable'),
    failed: told.length - words('ordered') - words('conflict') - words('unavailable'),
    left: await leftOf(variantId),
    faults: await countFaults(),
    'median answer': milliseconds(median(told.map(({ ms }) => ms))),
    'all of them': milliseconds(all),
  }
}
console.table(table)

const variantId = await stockUp(CALLS)
const page: number[] = []
const checkout: number[] = []
for (let call = 0; call < CALLS; call += 1) {
  const visitor = callerOf({ kind: 'visitor' })
  page.push((await timed(() => listProducts(visitor, {}))).ms)
  checkout.push((await timed(await prepare(variantId))).ms)
}
const [onePage, oneCheckout] = [median(page), median(checkout)]
console.table({
  'a page of the store': { median: milliseconds(onePage), 'times a page': 1 },
  'a checkout': {
    median: milliseconds(oneCheckout),
    'times a page': Number((oneCheckout / onePage).toFixed(1)),
  },
})
await database.close()
// The server ends with us.
process.exit()

function callerOf(actor: Actor): Caller {
  return { house, actor, requestId: randomUUID(), key: newId() }
}

/** A new product of an organization of the demo with so many pieces; gives the id of its only size. */
async function stockUp(stock: number): Promise<string> {
  const [id, variant] = [newId(), newId()]
  await house.scope.as(job, async (db) => {
    const { id: partner_id } = await db
      .selectFrom('partners')
      .select('id')
      .where('user_id', '=', CAST.partner.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('products')
      .values({ id, partner_id, name: 'The last ones', price_cents: 2500 })
      .execute()
    await db
      .insertInto('product_variants')
      .values({ id: variant, product_id: id, position: 0, size: '', stock })
      .execute()
  })
  return variant
}

/** A visitor with one piece in the cart who has seen the checkout; gives the press of the button. */
async function prepare(variant: string): Promise<() => Promise<unknown>> {
  const actor: Actor = { kind: 'guest', guestId: newId() }
  await house.scope.as(actor, (db) =>
    db
      .insertInto('cart_lines')
      .values({
        id: newId(),
        guest_id: actor.guestId,
        variant_id: variant,
        quantity: 1,
        seen_price_cents: 2500,
      })
      .execute(),
  )
  const { lines } = await house.scope.as(actor, (db) => readCart(db, actor))
  const who = {
    name: 'Ruth Abelson',
    email: `${actor.guestId}@buyers.example`,
    phone: '',
    note: '',
  }
  const shown = markOfCart(lines)
  return () =>
    placeOrder(callerOf(actor), { ...who, ...address, provider: 'offline', shown } as never)
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
  const { stock } = await house.scope.as(job, (db) =>
    db
      .selectFrom('product_variants')
      .select('stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return stock
}

async function countFaults(): Promise<number> {
  const { rows } = await house.scope.as(job, (db) =>
    sql<{ n: number }>`select count(*)::integer as n from app.book_faults()`.execute(db),
  )
  return rows[0]?.n ?? 0
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
