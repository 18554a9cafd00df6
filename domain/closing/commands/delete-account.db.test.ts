import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { seedPerson, liftRowSecurity } from '#test/app/seed-person.ts'
import { deleteAccount } from './delete-account.ts'

const app = startTestApp()
beforeAll(() => liftRowSecurity(app))
afterEach(() => expectBooksAgree(app))

const job = () => app.caller(system)

test('the last superuser cannot be deleted; one of two can', async () => {
  const last = { userId: DEMO_USERS.superuser.id }
  await expect(deleteAccount(job(), last)).toBeRefused('conflict')
  const { id } = await seedPerson(app)
  await app.asOwner(`insert into roles (user_id, role) values ($1, 'superuser')`, [id])
  await deleteAccount(job(), { userId: id })
  await expect(deleteAccount(job(), last)).toBeRefused('conflict')
  expect(await app.asOwner('select id from profiles where id = $1', [last.userId])).toHaveLength(1)
})

test('the log keeps staff decisions about the user and their organization, without the reasons', async () => {
  const somebody = await seedPerson(app)
  const [partnerId] = somebody.ids
  const [page] = await app.asOwner<{ id: string }>(
    `select id from ambassador_profiles where user_id = $1`,
    [somebody.id],
  )
  const lines = () =>
    app.asOwner<{ operation: string; reason: string | null }>(
      `select operation, reason from audit_entries where subject_id in ($1, $2, $3) and operation similar to 'a.%|b.%|d.%' order by 1`,
      [somebody.id, partnerId, page?.id],
    )
  await app.asOwner(
    `insert into audit_entries (id, actor_kind, operation, subject, subject_id, reason) values
      (gen_random_uuid(), 'system', 'a.suspend-person', 'profiles', $1, 'Shouted.'),
      (gen_random_uuid(), 'system', 'b.suspend-partner', 'partners', $2, 'They lied.'),
      (gen_random_uuid(), 'system', 'c.suspend-person', 'profiles', $3, 'Somebody else.'),
      (gen_random_uuid(), 'system', 'd.hide-ambassador', 'ambassador_profiles', $4, 'Not their picture.')`,
    [somebody.id, partnerId, DEMO_USERS.ambassador.id, page?.id],
  )
  expect((await lines()).map(({ reason }) => reason)).toEqual([
    'Shouted.',
    'They lied.',
    'Not their picture.',
  ])
  await deleteAccount(job(), { userId: somebody.id })
  expect(await lines()).toEqual([
    { operation: 'a.suspend-person', reason: null },
    { operation: 'b.suspend-partner', reason: null },
    { operation: 'd.hide-ambassador', reason: null },
  ])
  const others = `select reason from audit_entries where operation = 'c.suspend-person'`
  expect(await app.asOwner(others)).toEqual([{ reason: 'Somebody else.' }])
})

test('only a system job acting on verified proof can delete an account', async () => {
  for (const who of ['supporter', 'admin', 'superuser'] as const) {
    await expect(
      deleteAccount(app.caller(memberOf(who)), { userId: DEMO_USERS.supporter.id }),
    ).toBeRefused('forbidden')
  }
})

test('places are freed, past activity stays counted, and the last email is erased once sent', async () => {
  const somebody = await seedPerson(app)
  const [own] = await app.asOwner<{ id: string; item: string }>(
    `select id, project_event_id as item from supports where user_id = $1 and group_id is null and status = 'pending'`,
    [somebody.id],
  )
  const taken = async () =>
    (
      await app.asOwner<{ n: number }>(
        `select places_taken as n from project_events where id = $1`,
        [own?.item],
      )
    )[0]?.n ?? 0
  const before = await taken()
  const gift = '11111111-1111-7111-8111-111111111111'
  await app.asOwner(
    `insert into supports (id, project_event_id, kind, status, user_id, name, email, amount_cents)
     select $1, id, 'donate', 'confirmed', $2, 'n', $3, 1800 from project_events
     where is_public and 'donate' = any (support_types) and partner_id <> $4 limit 1`,
    [gift, somebody.id, somebody.email, somebody.ids[0]],
  )
  await deleteAccount(job(), { userId: somebody.id })
  expect(await taken()).toBe(before - 1)
  const rows = await app.asOwner(
    `select status, user_id, name, email, phone, message, amount_cents::int from supports where id in ($1, $2) order by kind`,
    [own?.id, gift],
  )
  const nobodys = { user_id: null, name: '', email: '', phone: null, message: '' }
  expect(rows).toEqual([
    { status: 'confirmed', ...nobodys, amount_cents: 1800 },
    { status: 'cancelled', ...nobodys, amount_cents: null },
  ])
  app.mailWorker.wake()
  await app.mailWorker.drain()
  const last = app.delivered.findLast(({ to }) => to === somebody.email)
  expect(last).toMatchObject({ kind: 'accounts.deleted' })
  expect(await app.mailsTo(somebody.email)).toEqual([])
  await expect(deleteAccount(job(), { userId: somebody.id })).toBeRefused('not_found')
})

test('contributions to a closed organization keep their rows but are no longer public', async () => {
  const somebody = await seedPerson(app)
  await deleteAccount(job(), { userId: somebody.id })
  const [partner, empty] = somebody.ids
  const items = await app.asOwner(
    `select status, is_public, title, description from project_events where partner_id = $1`,
    [partner],
  )
  expect(items).toEqual([
    { status: 'withdrawn', is_public: false, title: 'No longer available', description: '' },
  ])
  expect(await app.asOwner(`select id from project_events where id = $1`, [empty])).toEqual([])
  const [row] = await app.asOwner(
    `select user_id, is_public, email, name from partners where id = $1`,
    [partner],
  )
  expect(row).toEqual({
    user_id: null,
    is_public: false,
    email: '',
    name: 'An organization that has left',
  })
})

test('a deleted supporter still counts; visits to deleted targets are kept and their campaigns end', async () => {
  const { id, ids } = await seedPerson(app)
  const [, empty] = ids
  const page = '22222222-2222-7222-8222-222222222222'
  await app.asOwner(
    `insert into ambassador_profiles (id, user_id, ambassador_type, full_name, contact_email, mobile_number)
     values ($1, $2, 'individual', 'n', 'some@where.example', 'm')`,
    [page, DEMO_USERS.partner2.id],
  )
  await app.asOwner(
    `insert into ambassador_campaigns (id, ambassador_id, title, goal_kind, goal, project_event_id)
     values (gen_random_uuid(), $1, 'For one', 'raised', 5, $2)`,
    [page, empty],
  )
  await app.asOwner(`insert into ambassador_links (code, ambassador_id) values ('staysher', $1)`, [
    page,
  ])
  await app.asOwner(
    `insert into ambassador_visits (link_code, day, project_event_id, visits)
     values ('staysher', '2026-01-01', null, 2), ('staysher', '2026-01-01', $1, 3), ('staysher', '2026-01-02', $1, 1)`,
    [empty],
  )
  await app.asOwner(
    `insert into ambassador_credits (support_id, ambassador_id, touched_at)
     select id, $1, now() from supports where user_id = $2 and status <> 'completed'`,
    [page, id],
  )
  await deleteAccount(job(), { userId: id })
  const counted = `select day::text, project_event_id as item, visits from ambassador_visits where link_code = 'staysher' order by 1`
  expect(await app.asOwner(counted)).toEqual([
    { day: '2026-01-01', item: null, visits: 5 },
    { day: '2026-01-02', item: null, visits: 1 },
  ])
  const [campaign] = await app.asOwner<{ ended_at: Date | null }>(
    `select ended_at, project_event_id from ambassador_campaigns where ambassador_id = $1`,
    [page],
  )
  expect(campaign).toEqual({ ended_at: expect.any(Date) as Date, project_event_id: null })
  const credited = `select s.user_id, s.name, s.email, s.group_name from ambassador_credits c
    join supports s on s.id = c.support_id where c.ambassador_id = $1 order by s.group_name`
  const nobodys = { user_id: null, name: '', email: '' }
  expect(await app.asOwner(credited, [page])).toEqual([
    { ...nobodys, group_name: '-' },
    { ...nobodys, group_name: null },
  ])
})
