import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { headers } from '#test/app/sign-in.ts'
import { getUser } from './get-user.ts'

const app = startTestApp()

const { id: userId, email } = DEMO_USERS.supporter

const openings = () =>
  app.asStaff('superuser').rows('auditEntries', '*', { operation: 'accounts.open-person' })

test('staff see the whole user, and each opening is logged', async () => {
  await app.runtime.auth.signIn(headers(), { email, password: DEMO_PASSWORD, returnTo: '/' })
  await app.as('supporter').insert('profileChanges', {
    id: newId(),
    userId,
    fieldName: 'city',
    oldValue: 'Before',
    newValue: 'After',
    changedBy: userId,
  })
  const opened = await getUser(app.caller('admin'), { userId })
  expect(opened).toMatchObject({
    id: userId,
    email,
    name: DEMO_USERS.supporter.fullName,
    roles: [],
    isSelf: false,
    suspendedAt: null,
    identity: { status: 'verified' },
    organization: null,
    changes: [{ field: 'city' }],
    signIns: {
      is_proved: true,
      ways: ['credential'],
      sessions: [{ user_agent: 'test', address: '192.0.2.7' }],
    },
  })
  expect(opened.supports).toBeGreaterThan(0)
  const told = JSON.stringify(opened)
  for (const secret of ['Before', 'After', 'token', 'password']) expect(told).not.toContain(secret)
  expect(await openings()).toMatchObject([
    { actorKind: 'staff', actorId: DEMO_USERS.admin.id, subject: 'profiles', subjectId: userId },
  ])
  await getUser(app.caller('admin'), { userId })
  const lines = await openings()
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines), 'nothing personal').not.toContain(email)
})

test('an organization is shown with its owner; activity is visible to superusers only', async () => {
  const given = { userId: DEMO_USERS.partner.id }
  const asAdmin = await getUser(app.caller('admin'), given)
  expect(asAdmin.organization).toMatchObject({ status: 'approved' })
  expect(asAdmin.activities).toBeNull()
  await app.as(system).insert('userActivity', {
    id: newId(),
    userId: given.userId,
    activityType: 'page_view',
    details: '{"path":"/map"}',
  })
  const asSuperuser = await getUser(app.caller('superuser'), given)
  expect(asSuperuser.activities?.[0]).toMatchObject({ type: 'page_view', about: '/map' })
})

test.each(['nobody', newId()])('%s is not found and not logged', async (unknown) => {
  const before = (await openings()).length
  await expect(getUser(app.caller('admin'), { userId: unknown })).toBeRefused('not_found')
  expect(await openings()).toHaveLength(before)
})

test.each(['visitor', 'guest', 'supporter', 'partner', 'partner2', 'ambassador'] as const)(
  'is refused for %s, by the database too',
  async (who) => {
    const actor = who === 'visitor' ? visitor : who === 'guest' ? guest() : memberOf(who)
    const code = actor.kind === 'member' ? 'forbidden' : 'not_signed_in'
    await expect(getUser(app.caller(actor), { userId })).toBeRefused(code)
    for (const name of ['person_sign_ins', 'sign_ins_of']) {
      const asked = app.runtime.scope.as(actor, (db) =>
        sql`select ${sql.raw(`app.${name}`)}(${userId})`.execute(db),
      )
      await expect(asked).toBeRefused('forbidden')
    }
  },
)

test('the staff role alone cannot read sign-in data', async () => {
  const asked = app.runtime.scope.as(memberOf('supporter'), async (db) => {
    await sql`set local role app_staff`.execute(db)
    await sql`select app.person_sign_ins(${userId})`.execute(db)
  })
  await expect(asked).toBeRefused('forbidden')
})
