import { beforeAll, expect, test } from 'vitest'
import { OWN_DATA, OWN_TABLES } from '#domain/accounts/own-data.ts'
import { packOwnData } from '#domain/accounts/pack-own-data.ts'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { storageKey } from '#domain/files/storage-keys.ts'
import { startTestApp, system } from '../app/create-test-app.ts'
import { readZip } from '../app/read-zip.ts'
import { seedPerson, liftRowSecurity, type SeededPerson } from '../app/seed-person.ts'

/** Tables that reference a user but are not exported row by row. */
const APART: Record<string, string> = {
  ambassador_resources:
    'the site’s own; so are their files, which tell nothing of who brought them',
  'auth.users': 'told as sign_in',
  'auth.accounts': 'told as sign_in, without what opens the door',
  'auth.address_changes': 'told as sign_in, without what opens the door',
  'auth.sessions': 'told as sign_in, without what opens the door',
  ambassador_supporters:
    'random numbers that tell which credits are of one person; its ambassador may not know that',
  pending_sign_ups:
    'leads to a project, not to a person: typed with an address that is not proved, and gone within a day',
  reminders: 'leads to a sign-up, not to a person: that an email was sent about it',
  donor_notices: 'leads to a gift without an account: that an update was emailed about it',
  search_documents: 'a copy of project_events for searching',
  announcements: 'that something was new, as everybody can see; of nobody in particular',
  calendar_entries:
    'which edition of an event calendars have; says nothing that project_events does not',
}

const app = startTestApp()
let somebody: SeededPerson
beforeAll(async () => {
  await liftRowSecurity(app)
  somebody = await seedPerson(app)
})

async function unpack(userId: string): Promise<Map<string, string>> {
  const stream = packOwnData(app.caller({ kind: 'member', userId }))
  return readZip(Buffer.from(await new Response(stream).arrayBuffer()))
}

test('every table that references a user is exported, or listed with a reason', async () => {
  const leading = await app.asOwner<{ name: string }>(`
    with recursive those(id) as (
      select 'app.profiles'::regclass::oid
      union select 'auth.users'::regclass::oid
      union select c.conrelid from pg_constraint c join those l on c.confrelid = l.id where c.contype = 'f')
    select id::regclass::text as name from those order by 1`)
  const told = new Set<string>([...OWN_TABLES, ...Object.keys(APART)])
  expect(leading.length).toBeGreaterThan(20)
  expect(leading.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([])
})

test('users get all of their own rows complete, and all of their files', async () => {
  const [file] = somebody.files
  await app.runtime.storage.put(storageKey(String(file)), new TextEncoder().encode('the bytes'))
  const read = await unpack(somebody.id)
  const told = JSON.parse(read.get('data.json') ?? '') as Record<string, Record<string, unknown>[]>
  for (const table of OWN_TABLES) {
    const [own] = await app.asOwner<{ rows: unknown }>(
      `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t) ->> 'id', to_jsonb(t)::text), '[]') as rows from ${table} t
       where ${OWN_DATA[table].replaceAll('app.uid()', `'${somebody.id}'`).replaceAll("app.own_partner('{}', '{own}')", `'${somebody.ids[0]}'`)}`,
    )
    expect(told[table]?.length, table).toBeGreaterThan(0)
    expect(told[table], table).toEqual(own?.rows)
  }
  const name = [...read.keys()].find((one) => one.includes(String(file)))
  expect(read.get(String(name))).toBe('the bytes')
})

test('no one gets another user’s data, or any secret', async () => {
  const read = await unpack(somebody.id)
  const text = read.get('data.json') ?? ''
  const told = JSON.parse(text) as { sign_in: { accounts: object[]; sessions: object[] } }
  expect(told.sign_in.sessions).toHaveLength(1)
  expect(told.sign_in.sessions[0]).not.toHaveProperty('token')
  expect(told.sign_in.accounts[0]).not.toHaveProperty('password')
  expect(text).not.toContain('supporter@demo.test')
})

test('users get the stored copies of emails to them, without the secrets in their links', async () => {
  const { runtime } = app
  const { email } = await getOwnProfile(app.caller({ kind: 'member', userId: somebody.id }), {})
  const mailTo = (to: string) => ({
    kind: 'accounts.reset-password',
    to,
    subject: `For ${to}`,
    text: 'Here: https://site.example/auth/reset-password?token=s3cret-token',
    html: '',
  })
  await runtime.scope.as(system, async (db) => {
    for (const to of [email, 'other@demo.test'])
      await enqueueMail(db, mailTo(to), runtime.clock.now())
  })
  const text = (await unpack(somebody.id)).get('data.json') ?? ''
  const { mails } = JSON.parse(text) as { mails: object[] }
  expect(mails).toContainEqual(
    expect.objectContaining({
      subject: `For ${email}`,
      text: 'Here: https://site.example/auth/reset-password?token=…',
    }),
  )
  expect(text).not.toContain('For other@demo.test')
  expect(text).not.toContain('s3cret-token')
})
