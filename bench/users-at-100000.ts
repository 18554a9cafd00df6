import { listPeopleAddresses } from '../domain/accounts/queries/list-people-addresses.ts'
import { listUsers } from '../domain/accounts/queries/list-users.ts'
import type { Caller } from '../platform/operation.ts'
import { newId } from '../platform/database/new-id.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { askBySize, type Place, type Question } from './kit/ask-by-size.ts'
import { fillPeople } from './kit/fill-people.ts'
import { openBench } from './kit/open-bench.ts'

/**
 * Measures staff's user list with 1,000 and 100,000 people, through the page's operations, on its own PostgreSQL server. Takes half a
 * minute.
 */
const SIZES = [1_000, 100_000]
const ROUNDS = 31
const STAFF = newId()

/** The person in the middle of the list, by caller. */
const halves = new Map<Caller, string>()
const half = (caller: Caller) => halves.get(caller) ?? ''

const questions: Question[] = [
  ['first page', (caller) => listUsers(caller, {})],
  ['a page half-way', (caller) => listUsers(caller, { after: half(caller) })],
  ['the page before it', (caller) => listUsers(caller, { before: half(caller) })],
  ['search, a common name', (caller) => listUsers(caller, { q: 'miriam' })],
  ['search, parts of two words', (caller) => listUsers(caller, { q: 'miri levi' })],
  ['search, one address', (caller) => listUsers(caller, { q: 'person777@example.org' })],
  ['search, the one oldest', (caller) => listUsers(caller, { q: 'rarissima' })],
  ['search, nothing there', (caller) => listUsers(caller, { q: 'nusquam' })],
  ['search, two letters', (caller) => listUsers(caller, { q: 'zq' })],
  ['one IP', (caller) => listUsers(caller, { address: '198.51.7.7' })],
  ['regular users', (caller) => listUsers(caller, { kind: 'regular' })],
  ['superusers', (caller) => listUsers(caller, { kind: 'superuser' })],
  ['suspended', (caller) => listUsers(caller, { kind: 'suspended' })],
  ['the choice of IPs', (caller) => listPeopleAddresses(caller, {})],
]

const server = await startPostgres()
const places: Place[] = []
const open = []
for (const size of SIZES) {
  const url = await server.createDatabase(`users_${size}`)
  const bench = await openBench(url)
  const caller = bench.caller({ kind: 'member', userId: STAFF })
  halves.set(caller, await fillPeople(url, size, STAFF))
  places.push({ size, caller })
  open.push(bench)
}
const { table, promise } = await askBySize(places, questions, ROUNDS)
for (const bench of open) await bench.close()

keepFigures({
  name: 'users-at-100000',
  title: 'Staff’s user list by number of people',
  how: `The page's operations, each ${ROUNDS} times, alternating between databases of ${SIZES.map((size) => size.toLocaleString('en-US')).join(' and ')} people on one PostgreSQL server; medians, and the ratio between the larger and the smaller.`,
  command: 'npm run bench -- users-at-100000',
  tables: [table],
  promises: [promise],
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()
