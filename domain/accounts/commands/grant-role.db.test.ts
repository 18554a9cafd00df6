import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { findAccountStatus } from '../queries/find-account-status.ts'
import { grantRole } from './grant-role.ts'

const app = startTestApp()

const rolesOf = (userId: string) => app.as(system).rows('roles', ['role'], { userId })

test('makes a user staff at once, logs it and emails them', async () => {
  const { id, email } = DEMO_USERS.partner
  await grantRole(app.caller(system), { email: email.toUpperCase(), role: 'admin' })

  expect(await findAccountStatus(app.caller('partner'), {})).toMatchObject({
    isAdmin: true,
    isSuperuser: false,
  })
  const lines = await app.asStaff('superuser').rows('auditEntries', '*', { subjectId: id })
  expect(lines).toMatchObject([
    { operation: 'accounts.grant-role', actorKind: 'system', after: { role: 'admin' } },
  ])
  expect(JSON.stringify(lines), 'nothing personal').not.toContain(email)
  expect(await app.mailsTo(email)).toMatchObject([{ kind: 'accounts.role-granted' }])
})

test('a second call is a conflict, and logs and emails nothing', async () => {
  const { id, email } = DEMO_USERS.admin
  await expect(grantRole(app.caller(system), { email, role: 'admin' })).toBeRefused('conflict')
  expect(await rolesOf(id)).toEqual([{ role: 'admin' }])
  expect(await app.mailsTo(email)).toEqual([])
})

test('an address without an account is not found', async () => {
  const unknown = { email: 'nobody@demo.test', role: 'superuser' as const }
  await expect(grantRole(app.caller(system), unknown)).toBeRefused('not_found')
})

test('other roles do not exist', async () => {
  const given = { email: DEMO_USERS.supporter.email, role: 'owner' as never }
  await expect(grantRole(app.caller(system), given)).toBeRefused('bad_input')
})

describe('is refused', () => {
  test.each([
    'visitor',
    'guest',
    'supporter',
    'partner',
    'ambassador',
    'admin',
    'superuser',
  ] as const)('for %s', async (who) => {
    const actor = who === 'visitor' ? visitor : who === 'guest' ? guest() : who
    const given = { email: DEMO_USERS.supporter.email, role: 'superuser' as const }
    await expect(grantRole(app.caller(actor), given)).toBeRefused('forbidden')
    expect(await rolesOf(DEMO_USERS.supporter.id)).toEqual([])
  })

  const statements = {
    insert: sql`insert into roles (user_id, role) values (${DEMO_USERS.supporter.id}, 'superuser')`,
    update: sql`update roles set role = 'superuser'`,
    delete: sql`delete from roles`,
  }
  test.each(Object.entries(statements))('by the database: %s', async (_, statement) => {
    const { scope } = app.runtime
    const before = await app.as(system).rows('roles', ['userId', 'role'], {}, 'userId')
    const ways = [
      () => scope.as(memberOf('supporter'), (db) => statement.execute(db)),
      () => scope.as(memberOf('superuser'), (db) => statement.execute(db)),
      () => scope.as(guest(), (db) => statement.execute(db)),
      () => scope.asVisitor((db) => statement.execute(db)),
    ]
    for (const way of ways) await expect(way()).toBeRefused('forbidden')
    // Superusers can revoke staff roles, so for admins the statement runs but matches no row.
    await scope.asStaff(memberOf('admin'), (db) => statement.execute(db)).catch(() => {})
    const after = await app.as(system).rows('roles', ['userId', 'role'], {}, 'userId')
    expect(after).toEqual(before)
  })
})
