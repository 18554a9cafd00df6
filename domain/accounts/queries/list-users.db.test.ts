import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { PEOPLE } from '#db/demo/content/people.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { listPeopleAddresses } from './list-people-addresses.ts'
import { listUsers, type PeopleList } from './list-users.ts'
import { PEOPLE_PER_PAGE } from '../person.ts'

const IP = '203.0.113.9'
/** The cast, the demo users who have no sign-in, and three more. */
const TOTAL = Object.keys(DEMO_USERS).length + PEOPLE.length + 3

const app = startTestApp()
const ids: Record<string, string> = {}

beforeAll(async () => {
  await liftRowSecurity(app)
  await sign('Éloïse Dupont', 'eloise@demo.test', IP)
  await sign('שָׁלוֹם כהן', 'shalom@demo.test', null)
  await sign('', 'nameless_100%@demo.test', IP)
})

/** A user who signed up; sign-in creates the other rows. */
async function sign(name: string, email: string, ip: string | null) {
  ids[email] = newId()
  await app.asOwner(
    `insert into auth.users (id, name, email, email_verified, signup_ip) values ($1, $2, $3, true, $4)`,
    [ids[email], name, email, ip],
  )
}

type Given = Parameters<typeof listUsers>[1]
const list = (given: Given = {}) => listUsers(app.caller('admin'), given)
const names = ({ items }: PeopleList) => items.map(({ name }) => name)

test('the newest come first, with masked addresses and a count', async () => {
  const all = await list()
  expect(all).toMatchObject({ total: TOTAL, found: TOTAL, capped: false, isFiltered: false })
  expect(names(all).slice(0, 3)).toEqual(['', 'שָׁלוֹם כהן', 'Éloïse Dupont'])
  expect(all.items[0]).toEqual({
    id: ids['nameless_100%@demo.test'],
    name: '',
    email: 'n•••@demo.test',
    address: IP,
    joinedAt: expect.any(Date),
    lastSignIn: null,
    role: 'regular',
    isSuspended: false,
  })
  expect(JSON.stringify(all)).not.toContain('eloise@')
})

test.each([
  ['eloise', ['Éloïse Dupont']],
  ['DUPONT élo', ['Éloïse Dupont']],
  ['שלום', ['שָׁלוֹם כהן']],
  ['shalom@demo', ['שָׁלוֹם כהן']],
  [IP, ['', 'Éloïse Dupont']],
  ['_100%', ['']],
  ['100_', []],
  ['demo.test carmi', ['Daniel Carmi']],
  ["' or true --", []],
  ['\u0000', expect.any(Array)],
])('words match names, email addresses and IP addresses: %j', async (q, found) => {
  expect(names(await list({ q }))).toEqual(found)
})

test('IP addresses and kinds filter the list, also together', async () => {
  expect(names(await list({ address: IP }))).toEqual(['', 'Éloïse Dupont'])
  expect(await list({ address: '203.0.113' })).toMatchObject({
    found: 0,
    isFiltered: true,
    total: TOTAL,
  })
  expect(names(await list({ kind: 'superuser' }))).toEqual(['Tamar Sade'])
  expect(names(await list({ kind: 'admin' }))).toEqual(['Daniel Carmi'])
  expect(await list({ kind: 'regular' })).toMatchObject({ found: TOTAL - 2 })
  expect(await list({ kind: 'suspended' })).toMatchObject({ found: 0, items: [] })
  expect(names(await list({ kind: 'regular', q: 'dupont', address: IP }))).toEqual([
    'Éloïse Dupont',
  ])
  expect(await list({ kind: 'admin', q: 'dupont' })).toMatchObject({ items: [] })
  expect(await listPeopleAddresses(app.caller('admin'), {})).toEqual([IP])
})

test('pages go forward and back, list every user once, and restart when the cursor is gone', async () => {
  for (let n = 0; n < 2 * PEOPLE_PER_PAGE; n += 1)
    await sign(`Page ${n}`, `page${n}@demo.test`, null)
  const seen: string[] = []
  let page = await list()
  expect(page.newer).toBeNull()
  for (;;) {
    seen.push(...page.items.map(({ id }) => id))
    if (page.older === null) break
    const next = await list({ after: page.older })
    expect((await list({ before: next.newer })).items).toEqual(page.items)
    page = next
  }
  expect(seen).toHaveLength(page.total)
  expect(new Set(seen).size).toBe(page.total)
  expect(await list({ after: newId() })).toEqual(await list())
})

test('the counter follows sign-ups and deletions', async () => {
  const { total } = await list()
  await sign('Short Stay', 'short@demo.test', null)
  expect(await list()).toMatchObject({ total: total + 1 })
  await deleteAccount(app.caller(system), { userId: ids['short@demo.test'] ?? '' })
  expect(await list()).toMatchObject({ total })
  const [counted] = await app.asOwner<{ n: number }>('select count(*)::int as n from profiles')
  expect(counted?.n).toBe(total)
})

describe('is refused', () => {
  const ask = sql`select * from app.find_people('{}', '{}', '{}', null, null, null, false, 9)`
  const count = sql`select app.count_found_people('{}', '{}', '{}', null, null, 9, 9)`

  test.each(['visitor', 'guest', 'supporter', 'partner', 'ambassador'] as const)(
    'for %s',
    async (who) => {
      const actor = who === 'visitor' ? visitor : who === 'guest' ? guest() : memberOf(who)
      const code = actor.kind === 'member' ? 'forbidden' : 'not_signed_in'
      await expect(listUsers(app.caller(actor), {})).toBeRefused(code)
      await expect(listPeopleAddresses(app.caller(actor), {})).toBeRefused(code)
      for (const statement of [ask, count]) {
        await expect(app.runtime.scope.as(actor, (db) => statement.execute(db))).toBeRefused(
          'forbidden',
        )
      }
    },
  )

  test.each([ask, count])(
    'by the function itself, for a caller with only the staff role',
    async (statement) => {
      const asked = app.runtime.scope.as(memberOf('supporter'), async (db) => {
        await sql`set local role app_staff`.execute(db)
        await statement.execute(db)
      })
      await expect(asked).toBeRefused('forbidden')
    },
  )
})

test('a suspended user can be filtered by that, and is marked', async () => {
  await app.asOwner(
    `update profiles set suspended_at = now(), suspension_reason = 'x' where id = $1`,
    [DEMO_USERS.ambassador.id],
  )
  expect((await list({ kind: 'suspended' })).items).toMatchObject([
    { id: DEMO_USERS.ambassador.id, isSuspended: true },
  ])
})
