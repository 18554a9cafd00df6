import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAST, DEMO_PASSWORD } from '#db/demo/cast.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import { headers } from '#test/world/sign-in.ts'
import { openPerson } from './open-person.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { id: userId, email } = CAST.supporter

const openings = () =>
  world.house.scope.asStaff(memberOf('superuser'), (db) =>
    db
      .selectFrom('audit_entries')
      .selectAll()
      .where('operation', '=', 'accounts.open-person')
      .execute(),
  )

test('staff see all of a person, and each opening is a line of the log', async () => {
  await world.house.auth.signIn(headers(), { email, password: DEMO_PASSWORD, returnTo: '/' })
  await world.house.scope.as(memberOf('supporter'), (db) =>
    db
      .insertInto('profile_changes')
      .values({
        id: newId(),
        user_id: userId,
        field_name: 'city',
        old_value: 'Before',
        new_value: 'After',
        changed_by: userId,
      })
      .execute(),
  )
  const opened = await openPerson(world.caller('admin'), { userId })
  expect(opened).toMatchObject({
    id: userId,
    email,
    name: CAST.supporter.fullName,
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
    { actor_kind: 'staff', actor_id: CAST.admin.id, subject: 'profiles', subject_id: userId },
  ])
  await openPerson(world.caller('admin'), { userId })
  const lines = await openings()
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines), 'nothing personal').not.toContain(email)
})

test('an organization is named with its owner; what people did is for superusers', async () => {
  const given = { userId: CAST.partner.id }
  const asAdmin = await openPerson(world.caller('admin'), given)
  expect(asAdmin.organization).toMatchObject({ status: 'approved' })
  expect(asAdmin.activities).toBeNull()
  await world.house.scope.as(system, (db) =>
    db
      .insertInto('user_activity')
      .values({
        id: newId(),
        user_id: given.userId,
        activity_type: 'page_view',
        details: '{"path":"/map"}',
      })
      .execute(),
  )
  const asSuperuser = await openPerson(world.caller('superuser'), given)
  expect(asSuperuser.activities?.[0]).toMatchObject({ type: 'page_view', about: '/map' })
})

test.each(['nobody', newId()])('%s is not found, and leaves no line', async (unknown) => {
  const before = (await openings()).length
  await expect(openPerson(world.caller('admin'), { userId: unknown })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await openings()).toHaveLength(before)
})

test.each(['visitor', 'guest', 'supporter', 'partner', 'partner2', 'ambassador'] as const)(
  'is refused for %s, by the database too',
  async (who) => {
    const actor = who === 'visitor' ? visitor : who === 'guest' ? guest() : memberOf(who)
    const code = actor.kind === 'member' ? 'forbidden' : 'not_signed_in'
    await expect(openPerson(world.caller(actor), { userId })).rejects.toMatchObject({ code })
    for (const name of ['person_sign_ins', 'sign_ins_of']) {
      const asked = world.house.scope.as(actor, (db) =>
        sql`select ${sql.raw(`app.${name}`)}(${userId})`.execute(db),
      )
      await expect(asked).rejects.toMatchObject({ code: 'forbidden' })
    }
  },
)

test('staff’s role alone learns nothing of sign-ins', async () => {
  const asked = world.house.scope.as(memberOf('supporter'), async (db) => {
    await sql`set local role app_staff`.execute(db)
    await sql`select app.person_sign_ins(${userId})`.execute(db)
  })
  await expect(asked).rejects.toMatchObject({ code: 'forbidden' })
})
