import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, system, visitor, type TestApp } from '#test/app/create-test-app.ts'
import {
  openProviderWorld,
  sessionIn,
  someoneAtGoogle,
  type ProviderWorld,
} from '#test/app/providers.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { restorePartner } from './restore-partner.ts'
import { suspendPartner } from './suspend-partner.ts'
import { appointPerson } from '#domain/accounts/commands/appoint-person.ts'
import { findAccountStatus } from '#domain/accounts/queries/find-account-status.ts'
import { listUsers } from '#domain/accounts/queries/list-users.ts'
import { restorePerson } from './restore-person.ts'
import { suspendUser } from './suspend-user.ts'

let there: ProviderWorld
let app: TestApp
beforeAll(async () => {
  there = await openProviderWorld()
  ;({ app } = there)
  await liftRowSecurity(app)
})
afterAll(() => there.close())

const { id: userId, email } = DEMO_USERS.supporter
const reason = 'Wrote to people who had asked not to be written to.'
const superuser = () => app.caller('superuser')
const { signIn } = signInOf(() => app)
const comeIn = () => signIn(email, DEMO_PASSWORD)
const whoIs = async (cookies: string[]) =>
  (await app.runtime.auth.findSession(headers(cookies))).user?.id ?? null
const sessions = () => app.asOwner(`select id from auth.sessions where user_id = $1`, [userId])

beforeEach(() => restorePerson(superuser(), { userId, reason }).catch(() => {}))

test('ends every session at once, and prevents new ones until it is lifted', async () => {
  const [here, elsewhere] = [await comeIn(), await comeIn()]
  expect(await whoIs(here)).toBe(userId)
  await suspendUser(superuser(), { userId, reason })
  for (const cookies of [here, elsewhere]) expect(await whoIs(cookies)).toBeNull()
  expect(await sessions()).toEqual([])
  await expect(comeIn()).toBeRefused('bad_input', 'This account is suspended.')
  expect(await sessions()).toEqual([])
  await restorePerson(superuser(), { userId, reason })
  expect(await whoIs(await comeIn())).toBe(userId)
})

test('only the correct password reveals it', async () => {
  const answerOf = (address: string) =>
    signIn(address, 'wrong-password').then(
      () => 'in',
      ({ code, message, status }: { code: string; message: string; status: number }) => ({
        code,
        message,
        status,
      }),
    )
  const before = await answerOf(email)
  await suspendUser(superuser(), { userId, reason })
  expect(await answerOf(email)).toEqual(before)
  expect(await answerOf('nobody@demo.test')).toEqual(before)
})

test.each(['google', 'twitter', 'facebook'] as const)(
  '%s does not let the user in either',
  async (provider) => {
    const who = {
      google: someoneAtGoogle(),
      twitter: { data: { id: 't7', name: 'Noa Levi', confirmed_email: 'noa-twitter@demo.test' } },
      facebook: { id: 'f7', name: 'Noa Levi', email: 'noa-facebook@demo.test' },
    }[provider]
    // Facebook does not verify addresses: the user already exists, with a linked identity.
    if (provider === 'facebook') {
      const id = newId()
      await app.asOwner(
        `insert into auth.users (id, name, email, email_verified) values ($1, 'Noa', 'noa-facebook@demo.test', true)`,
        [id],
      )
      await app.asOwner(
        `insert into auth.accounts (id, user_id, provider_id, account_id) values ($1, $2, 'facebook', 'f7')`,
        [newId(), id],
      )
    }
    const first = await there.arrive(provider, who)
    expect(first).toMatchObject({ kind: 'signed-in' })
    const person = await whoIs(sessionIn(first))
    await suspendUser(superuser(), { userId: person ?? '', reason })
    expect(await whoIs(sessionIn(first))).toBeNull()
    const second = await there.arrive(provider, who)
    expect(second).toMatchObject({ kind: 'refused', reason: 'person_is_suspended' })
    expect(sessionIn(second)).toEqual([])
  },
)

test('the database rejects a session from any code path', async () => {
  await suspendUser(superuser(), { userId, reason })
  const made = app.asOwner(
    `insert into auth.sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [newId(), userId, newId()],
  )
  await expect(made).rejects.toMatchObject({ constraint: 'person_is_suspended' })
})

test('staff roles have no effect during a suspension, even within an open request', async () => {
  await appointPerson(superuser(), { userId, role: 'admin', reason })
  expect(await listUsers(app.caller('supporter'), {})).toBeDefined()
  await suspendUser(superuser(), { userId, reason })
  expect(await findAccountStatus(app.caller('supporter'), {})).toMatchObject({ isAdmin: false })
  await expect(listUsers(app.caller('supporter'), {})).toBeRefused('forbidden')
  await restorePerson(superuser(), { userId, reason })
  expect(await findAccountStatus(app.caller('supporter'), {})).toMatchObject({ isAdmin: true })
})

test('both are logged with reason, before and after, and emailed', async () => {
  await suspendUser(superuser(), { userId, reason })
  await restorePerson(superuser(), { userId, reason: 'Apologized.' })
  const lines = await app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
    db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
  const actor = { actorKind: 'staff', actorId: DEMO_USERS.superuser.id, subject: 'profiles' }
  expect(lines.slice(-2)).toMatchObject([
    {
      ...actor,
      operation: 'accounts.suspend-person',
      reason,
      before: { suspended: false },
      after: { suspended: true },
    },
    {
      ...actor,
      operation: 'accounts.restore-person',
      reason: 'Apologized.',
      before: { suspended: true },
      after: { suspended: false },
    },
  ])
  const [restored, suspended] = await app.mailsTo(email)
  expect(suspended).toMatchObject({
    kind: 'accounts.suspended',
    text: expect.stringContaining(reason),
  })
  expect(restored).toMatchObject({ kind: 'accounts.restored' })
})

test('rejects suspending oneself, suspending twice, and a missing reason', async () => {
  const own = { userId: DEMO_USERS.superuser.id, reason }
  await expect(suspendUser(superuser(), own)).toBeRefused('conflict')
  await expect(suspendUser(superuser(), { userId, reason: ' ' })).toBeRefused('bad_input')
  await expect(restorePerson(superuser(), { userId, reason })).toBeRefused('conflict')
  await suspendUser(superuser(), { userId, reason })
  await expect(suspendUser(superuser(), { userId, reason })).toBeRefused('conflict')
  await expect(suspendUser(superuser(), { userId: newId(), reason })).toBeRefused('not_found')
})

describe('with their organization', () => {
  const who = { userId: DEMO_USERS.partner.id, reason }
  const organization = () =>
    app
      .as(system)
      .row('partners', ['id', 'status', 'isPublic', 'suspensionReason'], { userId: who.userId })
  const mailKinds = async () =>
    (await app.mailsTo(DEMO_USERS.partner.email)).map(({ kind }) => kind)
  const linesOf = (id: string) =>
    app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
      db
        .selectFrom('auditEntries')
        .select(['operation', 'reason', 'after'])
        .where('subjectId', '=', id)
        .where('operation', 'in', ['accounts.suspend-person', 'accounts.restore-person'])
        .orderBy('at')
        .execute(),
    )

  test('both are suspended and restored together, each with its log entry and email', async () => {
    const { id } = await organization()
    await suspendUser(superuser(), { ...who, withOrganization: true })
    expect(await organization()).toMatchObject({
      status: 'suspended',
      isPublic: false,
      suspensionReason: reason,
    })
    expect(await mailKinds()).toEqual(
      expect.arrayContaining(['accounts.suspended', 'partners.suspended']),
    )
    await restorePerson(superuser(), { ...who, withOrganization: true })
    expect(await organization()).toMatchObject({ status: 'approved', isPublic: true })
    expect(await mailKinds()).toEqual(
      expect.arrayContaining(['accounts.restored', 'partners.restored']),
    )
    expect(await linesOf(id)).toMatchObject([
      { operation: 'accounts.suspend-person', reason, after: { status: 'suspended' } },
      { operation: 'accounts.restore-person', reason, after: { status: 'approved' } },
    ])
    expect(await linesOf(who.userId)).toHaveLength(2)
  })

  test('only when requested', async () => {
    await suspendUser(superuser(), who)
    expect(await organization()).toMatchObject({ status: 'approved', isPublic: true })
    await restorePerson(superuser(), who)
  })

  test('neither changes when the organization cannot be suspended', async () => {
    const suspended = { ...who, withOrganization: true }
    const { id: partnerId } = await organization()
    await suspendPartner(app.caller('admin'), { partnerId, reason })
    await expect(suspendUser(superuser(), suspended)).toBeRefused('conflict')
    await expect(restorePerson(superuser(), who)).toBeRefused('conflict')
    await restorePartner(app.caller('admin'), { partnerId, reason })
    await expect(suspendUser(superuser(), { userId, reason, withOrganization: true })).toBeRefused(
      'conflict',
    )
    await expect(restorePerson(superuser(), { userId, reason })).rejects.toMatchObject({
      message: 'This user is no longer suspended.',
    })
  })
})

describe('is refused', () => {
  test.each(['visitor', 'guest', 'supporter', 'partner', 'ambassador', 'admin'] as const)(
    'for %s',
    async (who) => {
      const actor = who === 'visitor' ? visitor : who === 'guest' ? guest() : memberOf(who)
      const code = actor.kind === 'member' ? 'forbidden' : 'not_signed_in'
      for (const command of [suspendUser, restorePerson]) {
        await expect(
          command(app.caller(actor), { userId: DEMO_USERS.partner2.id, reason }),
        ).toBeRefused(code)
      }
    },
  )

  test('by the database, for admins and for the user', async () => {
    const { scope } = app.runtime
    const suspend = sql`update profiles set suspended_at = now(), suspension_reason = 'x' where id = ${userId}`
    const lift = sql`update profiles set suspended_at = null where id = ${userId}`
    await scope.asStaff(memberOf('admin'), (db) => suspend.execute(db))
    expect(await whoIs(await comeIn()), 'an admin changes no row').toBe(userId)
    for (const actor of [memberOf('supporter'), guest(), system])
      await expect(scope.as(actor, (db) => lift.execute(db))).toBeRefused('forbidden')
  })
})

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'at the same moment as a sign-in',
  () => {
    test('no session survives, in either order', async () => {
      for (let round = 0; round < 12; round += 1) {
        await restorePerson(superuser(), { userId, reason }).catch(() => {})
        await Promise.allSettled([
          comeIn(),
          comeIn(),
          suspendUser(superuser(), { userId, reason }),
          comeIn(),
        ])
        expect(await sessions()).toEqual([])
      }
    })

    // Control: a sign-in that checked before it wrote would leave a session behind.
    test('checking before writing would leave one', async () => {
      await app.asOwner(`
      create or replace function app.look_first() returns trigger language plpgsql as $$
      begin
        if exists (select from app.profiles where id = new.user_id and suspended_at is not null) then
          raise exception 'suspended';
        end if;
        perform pg_sleep(0.4);
        return new;
      end $$`)
      await app.asOwner('alter table auth.sessions disable trigger note_sign_in')
      await app.asOwner(
        'create trigger look_first before insert on auth.sessions for each row execute function app.look_first()',
      )
      const made = app.asOwner(
        `insert into auth.sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
        [newId(), userId, newId()],
      )
      const suspended = new Promise((resolve) => setTimeout(resolve, 100)).then(() =>
        suspendUser(superuser(), { userId, reason }),
      )
      await Promise.all([made, suspended])
      expect(await sessions()).toHaveLength(1)
      await app.asOwner('drop trigger look_first on auth.sessions')
      await app.asOwner('alter table auth.sessions enable trigger note_sign_in')
    })
  },
)
