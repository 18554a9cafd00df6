import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { listPeopleAddresses } from '../domain/accounts/list-people-addresses.ts'
import { listPeople } from '../domain/accounts/list-people.ts'
import { openSwitches } from '../domain/site/open-switches.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { newId } from '../platform/database/new-id.ts'
import { readEnv } from '../platform/env.ts'
import { openLog } from '../platform/log.ts'
import type { Caller } from '../platform/operation.ts'
import { openPictures } from '../platform/pictures/open-pictures.ts'
import { openSeal } from '../platform/seal.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'

/**
 * How long staff's list of users takes at 1,000 and 100,000 people: the median of 15 calls of the very operations the page
 * calls, one after the other, on a PostgreSQL server of its own. Started by hand, a minute: `node bench/users-at-100000.ts`.
 * Every name is one of forty but `rarissima`, which is the oldest person's.
 */
const SIZES = [1_000, 100_000]
const CALLS = 15
const STAFF = newId()

const asked: [string, (caller: Caller) => Promise<unknown>][] = [
  ['first page', (caller) => listPeople(caller, {})],
  ['a page half-way', (caller) => listPeople(caller, { after: half })],
  ['the page before it', (caller) => listPeople(caller, { before: half })],
  ['search, a common name', (caller) => listPeople(caller, { q: 'miriam' })],
  ['search, parts of two words', (caller) => listPeople(caller, { q: 'miri levi' })],
  ['search, one address', (caller) => listPeople(caller, { q: 'person777@example.org' })],
  ['search, the one oldest', (caller) => listPeople(caller, { q: 'rarissima' })],
  ['search, nothing there', (caller) => listPeople(caller, { q: 'nusquam' })],
  ['search, two letters', (caller) => listPeople(caller, { q: 'zq' })],
  ['one IP', (caller) => listPeople(caller, { address: '198.51.7.7' })],
  ['regular users', (caller) => listPeople(caller, { kind: 'regular' })],
  ['superusers', (caller) => listPeople(caller, { kind: 'superuser' })],
  ['suspended', (caller) => listPeople(caller, { kind: 'suspended' })],
  ['the choice of IPs', (caller) => listPeopleAddresses(caller, {})],
]

let half = ''
const server = await startPostgres()
const table: Record<string, Record<string, string>> = {}
for (const size of SIZES) {
  const url = await server.createDatabase(`users_${size}`)
  const log = openLog('error')
  const database = await openDatabase(readEnv({ APP_ENV: 'demo', DATABASE_URL: url }), log)
  half = await fill(url, size)
  const switches = openSwitches({ scope: database.scope })
  const caller: Caller = {
    house: {
      scope: database.scope,
      clock: systemClock,
      log,
      wakeMail() {},
      origin: 'http://127.0.0.1',
      seal: openSeal('bench'),
      storage: openStorage(path.join(tmpdir(), 'users-at-100000')),
      pictures: openPictures(),
      payments: null,
      model: null,
      switches,
    },
    actor: { kind: 'member', userId: STAFF },
    requestId: randomUUID(),
  }
  for (const [name, ask] of asked) {
    const times: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const from = performance.now()
      await ask(caller)
      times.push(performance.now() - from)
    }
    const median = times.sort((one, other) => one - other)[Math.floor(CALLS / 2)]!
    table[name] = { ...table[name], [size.toLocaleString('en-US')]: `${median.toFixed(1)} ms` }
  }
  await database.close()
  console.table(table)
}
// The server ends with us.
process.exit()

/** Fills a database of ours past its triggers and row security; gives the id of the person in the middle. */
async function fill(url: string, size: number): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = ['auth.users', 'app.profiles', 'app.roles', 'app.people_count']
  const each = (change: string) => tables.map((name) => `alter table ${name} ${change};`).join('')
  await client.query(each('disable row level security') + each('disable trigger user'))
  await client.query(
    `with words as (select array['Miriam','Levi','Noa','Cohen','David','Sarah','Eitan','Golan','Yael','Arbel','Daniel','Carmi',
        'Tamar','Sade','Jonathan','Reed','Ruth','Peretz','Amir','Katz','Hanna','Weiss','Omer','Dayan','Leah','Stern','Uri',
        'Sharon','Rachel','Gold','Adam','Rivera','Maya','Friedman','Joel','Adler','Dina','שלום','כהן','יעל'] as w)
    insert into auth.users (id, name, email, email_verified, signup_ip, created_at)
      select case when n = 2 then $2::uuid else gen_random_uuid() end,
        case when n = 1 then 'rarissima ' else '' end || w[1 + floor(random() * 40)] || ' ' || w[1 + floor(random() * 40)],
        'person' || n || '@example.org', true, '198.51.' || n % 200 || '.' || n % 50,
        now() - interval '3 years' + n * interval '1 minute'
      from generate_series(1, $1::int) n, words`,
    [size, STAFF],
  )
  await client.query(`
    insert into app.profiles (id, full_name, email, signup_ip, created_at, suspended_at, suspension_reason)
      select id, name, email, signup_ip, created_at, case when email like '%999@%' then now() end, 'x' from auth.users;
    insert into app.roles (user_id, role) values ('${STAFF}', 'superuser');
    update app.people_count set n = ${size}`)
  const { rows } = await client.query<{ id: string }>(
    `select id from auth.users where email = 'person${size / 2}@example.org'`,
  )
  await client.query(each('enable trigger user') + each('enable row level security'))
  await client.query('vacuum analyze')
  await client.end()
  return rows[0]?.id ?? ''
}
