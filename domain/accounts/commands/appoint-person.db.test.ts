import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { appointPerson } from './appoint-person.ts'
import { revokeRole } from './revoke-role.ts'
import { findAccountStatus } from '../queries/find-account-status.ts'
import { promoteSuperuser } from './promote-superuser.ts'

const app = startTestApp()

const { id: userId, email } = DEMO_USERS.supporter
const reason = 'Helps in the office from now on.'
const roles = async () =>
  (
    await app.runtime.scope.as(system, (db) =>
      db.selectFrom('roles').select(['userId', 'role']).orderBy('userId').orderBy('role').execute(),
    )
  ).map(
    ({ userId: id, role }) =>
      `${Object.entries(DEMO_USERS).find(([, one]) => one.id === id)?.[0]} ${role}`,
  )
const lines = (id: string) =>
  app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
    db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
const atFirst = ['superuser superuser', 'admin admin']
const superuser = () => app.caller('superuser')

beforeEach(async () => {
  for (const role of ['admin', 'superuser'] as const) {
    await revokeRole(superuser(), { userId, role, reason: 'x' }).catch(() => {})
  }
})

test('granting and revoking a role takes effect at once, is logged with before and after, and emails the user', async () => {
  await appointPerson(superuser(), { userId, role: 'admin', reason })
  expect(await findAccountStatus(app.caller('supporter'), {})).toMatchObject({
    isAdmin: true,
    isSuperuser: false,
  })
  await revokeRole(superuser(), { userId, role: 'admin', reason: 'Left the office.' })
  expect(await findAccountStatus(app.caller('supporter'), {})).toMatchObject({ isAdmin: false })
  const [given, taken] = (await lines(userId)).slice(-2)
  expect(given).toMatchObject({
    operation: 'accounts.appoint-person',
    actorKind: 'staff',
    actorId: DEMO_USERS.superuser.id,
    subject: 'roles',
    reason,
    before: { admin: false },
    after: { admin: true },
  })
  expect(taken).toMatchObject({
    operation: 'accounts.dismiss-person',
    reason: 'Left the office.',
    before: { admin: true },
    after: { admin: false },
  })
  const [removed, granted] = await app.mailsTo(email)
  expect(removed).toMatchObject({
    kind: 'accounts.role-removed',
    text: expect.stringContaining('Left the office.'),
  })
  expect(granted).toMatchObject({ kind: 'accounts.role-granted' })
})

test('a reason is required, and a change that is already in effect is a conflict', async () => {
  const role = 'admin' as const
  for (const none of ['', '  ', '\u0000'])
    await expect(appointPerson(superuser(), { userId, role, reason: none })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { reason: 'Enter a reason.' },
    })
  await expect(revokeRole(superuser(), { userId, role, reason })).toBeRefused('conflict')
  await expect(
    appointPerson(superuser(), { userId: DEMO_USERS.admin.id, role, reason }),
  ).toBeRefused('conflict')
  expect(await roles()).toEqual(atFirst)
})

describe('the promotion panel', () => {
  const promote = (by: 'id' | 'email', whom: string) => promoteSuperuser(superuser(), { by, whom })

  test.each([
    ['id', `  ${userId} `],
    ['email', ` ${email.toUpperCase()}  `],
  ] as const)('promotes by %s, trimmed', async (by, whom) => {
    expect(await promote(by, whom)).toEqual({ userId })
    expect(await roles()).toEqual(['superuser superuser', 'admin admin', 'supporter superuser'])
    expect((await lines(userId)).at(-1)).toMatchObject({
      operation: 'accounts.promote-superuser',
      reason: 'Named in the promotion panel',
      before: { superuser: false },
      after: { superuser: true },
    })
    await expect(promote(by, whom)).rejects.toMatchObject({
      code: 'conflict',
      message: 'User is already a superadmin',
    })
  })

  test('reports when there is no such user', async () => {
    await expect(promote('email', 'nobody@demo.test')).rejects.toMatchObject({
      code: 'bad_input',
      message:
        'Could not find user with email nobody@demo.test. Please use the emergency promotion...',
    })
    for (const whom of ['', 'x', "'", '019a0000-0000-7000-8000-000000000001']) {
      await expect(promote('id', whom)).rejects.toMatchObject({
        code: 'bad_input',
        message: expect.stringMatching(/^Failed to promote user: /),
      })
    }
  })

  test('rejects users who have not verified their address', async () => {
    const unproved = 'unproved@demo.test'
    await app.runtime.auth.signUp(new Headers(), {
      fullName: 'Un Proved',
      email: unproved,
      mobilePhone: null,
      password: 'first-password',
      returnTo: '/',
    })
    const { rows } = await app.runtime.scope.as(system, (db) =>
      sql<{ id: string }>`select id from profiles where email = ${unproved}`.execute(db),
    )
    await expect(promote('email', unproved)).rejects.toMatchObject({
      message: expect.stringContaining('Could not find user with email'),
    })
    await expect(promote('id', rows[0]?.id ?? '')).rejects.toMatchObject({
      message: 'Failed to promote user: their address has not been verified',
    })
    expect(await roles()).toEqual(atFirst)
  })
})

describe('is refused', () => {
  test.each([
    'visitor',
    'guest',
    'supporter',
    'partner',
    'partner2',
    'ambassador',
    'admin',
  ] as const)('for %s', async (who) => {
    const actor = who === 'visitor' ? visitor : who === 'guest' ? guest() : memberOf(who)
    const caller = app.caller(actor)
    const code = actor.kind === 'member' ? 'forbidden' : 'not_signed_in'
    const role = 'superuser' as const
    const refusals = [
      () => appointPerson(caller, { userId, role, reason }),
      () => revokeRole(caller, { userId: DEMO_USERS.admin.id, role: 'admin', reason }),
      () => promoteSuperuser(caller, { by: 'id', whom: userId }),
    ]
    for (const refusal of refusals) await expect(refusal()).toBeRefused(code)
    expect(await roles()).toEqual(atFirst)
  })

  test('by the database, for staff below superusers and for superusers who have not entered as staff', async () => {
    const { scope } = app.runtime
    const insert = sql`insert into roles (user_id, role) values (${userId}, 'admin')`
    const ways = [
      () => scope.asStaff(memberOf('admin'), (db) => insert.execute(db)),
      () => scope.as(memberOf('superuser'), (db) => insert.execute(db)),
    ]
    for (const way of ways) await expect(way()).toBeRefused('forbidden')
    await scope.asStaff(memberOf('admin'), (db) => db.deleteFrom('roles').execute())
    expect(await roles(), 'an admin deletes nobody’s').toEqual(atFirst)
  })
})
