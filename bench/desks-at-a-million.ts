import { listMessages } from '../domain/inbox/queries/list-messages.ts'
import { listOrders } from '../domain/orders/queries/list-orders.ts'
import { listGifts } from '../domain/support/queries/list-gifts.ts'
import { newId } from '../platform/database/new-id.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { askBySize, type Place, type Question } from './kit/ask-by-size.ts'
import { fillDesks } from './kit/fill-desks.ts'
import { openBench } from './kit/open-bench.ts'

/**
 * Measures staff's lists of orders, gifts and messages and their searches with 1,000 and 1,000,000 of each, through the pages' operations,
 * on its own PostgreSQL server. Takes three minutes, mostly for filling tables. `ROWS` sets a smaller number for a trial, whose
 * result is not to be kept.
 */
const SIZES = [1_000, Number(process.env['ROWS'] ?? 1_000_000)]
const ROUNDS = 11
const STAFF = newId()

const orders: Question[] = [
  ['orders, first page', (caller) => listOrders(caller, {})],
  ['orders, to confirm', (caller) => listOrders(caller, { status: 'to_confirm' })],
  ['orders, a number', (caller) => listOrders(caller, { q: 'F4I-1777' })],
  ['orders, an address', (caller) => listOrders(caller, { q: 'person777@example.org' })],
  ['orders, a common name', (caller) => listOrders(caller, { q: 'miriam' })],
  ['orders, the oldest', (caller) => listOrders(caller, { q: 'rarissima' })],
  ['orders, nothing there', (caller) => listOrders(caller, { q: 'nusquam' })],
]

const gifts: Question[] = [
  ['gifts, first page', (caller) => listGifts(caller, {})],
  ['gifts, to confirm', (caller) => listGifts(caller, { part: 'to_confirm' })],
  ['gifts, an address', (caller) => listGifts(caller, { q: 'person777@example.org' })],
  ['gifts, an item’s title', (caller) => listGifts(caller, { q: 'item 77' })],
  ['gifts, nothing there', (caller) => listGifts(caller, { q: 'nusquam' })],
]

const messages: Question[] = [
  ['messages, first page', (caller) => listMessages(caller, {})],
  ['messages, new', (caller) => listMessages(caller, { status: 'new' })],
  ['messages, an address', (caller) => listMessages(caller, { q: 'person777@example.org' })],
  ['messages, a common name', (caller) => listMessages(caller, { q: 'miriam' })],
  ['messages, the oldest', (caller) => listMessages(caller, { q: 'rarissima' })],
  ['messages, nothing there', (caller) => listMessages(caller, { q: 'nusquam' })],
]

const server = await startPostgres()
const places: Place[] = []
const open = []
for (const size of SIZES) {
  const url = await server.createDatabase(`desks_${size}`)
  const bench = await openBench(url)
  const started = performance.now()
  await fillDesks(url, size, STAFF)
  console.error(`${size} of each in ${Math.round((performance.now() - started) / 1000)} s`)
  places.push({ size, caller: bench.caller({ kind: 'member', userId: STAFF }) })
  open.push(bench)
}
const [ordered, given, written] = [
  await askBySize(places, orders, ROUNDS),
  await askBySize(places, gifts, ROUNDS),
  await askBySize(places, messages, ROUNDS),
]
for (const bench of open) await bench.close()

keepFigures({
  name: 'desks-at-a-million',
  title: 'Staff’s orders, gifts and messages by number of rows',
  how: `The pages' operations with all counts above their lists, each ${ROUNDS} times, alternating between databases of ${SIZES.map((size) => size.toLocaleString('en-US')).join(' and ')} orders, gifts and messages each on one PostgreSQL server; medians, and the ratio between the larger and the smaller.`,
  command: 'npm run bench -- desks-at-a-million',
  tables: [ordered.table, given.table, written.table],
  promises: [
    { ...ordered.promise, what: `orders: ${ordered.promise.what}`, aim: true },
    { ...given.promise, what: `gifts: ${given.promise.what}`, aim: true },
    { ...written.promise, what: `messages: ${written.promise.what}`, aim: true },
  ],
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()
