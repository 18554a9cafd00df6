import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { claimFirstSuperuser } from './claim-first-superuser.ts'
import { hasSuperuser } from '../queries/has-superuser.ts'

const app = startTestApp()
beforeAll(() => liftRowSecurity(app))

const { id: userId, email: bootstrapEmail } = DEMO_USERS.supporter
const superusers = () => app.asOwner(`select user_id from roles where role = 'superuser'`)
const claim = (given: Partial<{ userId: string; bootstrapEmail: string }> = {}) =>
  claimFirstSuperuser(app.caller(system), { userId, bootstrapEmail, ...given })

beforeEach(async () => {
  await app.asOwner('alter table app.roles disable trigger keep_last_superuser')
  await app.asOwner(`delete from roles where role = 'superuser'`)
  await app.asOwner('alter table app.roles enable trigger keep_last_superuser')
})

test('the user named in the settings becomes the first superuser, logged and emailed; no one can after that', async () => {
  expect(await hasSuperuser(app.caller(system), {})).toBe(false)
  await claim({ bootstrapEmail: bootstrapEmail.toUpperCase() })
  expect(await hasSuperuser(app.caller(system), {})).toBe(true)
  expect(await superusers()).toEqual([{ user_id: userId }])
  const lines = await app.asOwner(`select * from audit_entries where subject_id = $1`, [userId])
  expect(lines).toMatchObject([
    {
      operation: 'accounts.claim-first-superuser',
      actor_kind: 'system',
      reason: 'First superuser, named in the settings',
      before: { superuser: false },
      after: { superuser: true },
    },
  ])
  expect(await app.mailsTo(bootstrapEmail)).toMatchObject([{ kind: 'accounts.role-granted' }])
  const late = { userId: DEMO_USERS.partner.id, bootstrapEmail: DEMO_USERS.partner.email }
  for (const given of [{}, late]) {
    await expect(claim(given)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Cannot use emergency function when superusers already exist',
    })
  }
})

test('no other user can, nor can they before verifying their address or while suspended', async () => {
  await expect(claim({ userId: DEMO_USERS.admin.id })).toBeRefused('bad_input')
  await expect(claim({ userId: newId() })).toBeRefused('bad_input')
  await app.asOwner(`update auth.users set email_verified = false where id = $1`, [userId])
  await expect(claim()).toBeRefused('bad_input')
  await app.asOwner(`update auth.users set email_verified = true where id = $1`, [userId])
  await app.asOwner(
    `update profiles set suspended_at = now(), suspension_reason = 'x' where id = $1`,
    [userId],
  )
  await expect(claim()).toBeRefused('bad_input')
  await app.asOwner(`update profiles set suspended_at = null where id = $1`, [userId])
  expect(await superusers()).toEqual([])
})

test.each(['visitor', 'guest', 'supporter', 'admin', 'superuser'] as const)(
  'is not an action of %s',
  async (who) => {
    const actor = who === 'visitor' ? visitor : who === 'guest' ? guest() : memberOf(who)
    const given = { userId, bootstrapEmail }
    await expect(claimFirstSuperuser(app.caller(actor), given)).toBeRefused('forbidden')
    expect(await superusers()).toEqual([])
  },
)

const claimants = Object.values(DEMO_USERS).slice(2)

test('exactly one of many concurrent requests wins', async () => {
  const claims = [...claimants, ...claimants].map(({ id, email }) =>
    claim({ userId: id, bootstrapEmail: email }).then(
      () => 'won',
      ({ code }: { code: string }) => code,
    ),
  )
  const outcomes = await Promise.all(claims)
  expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['won', 'conflict']))
  expect(await superusers()).toHaveLength(1)
})

// Control: checking before writing lets several win. The embedded database cannot race.
test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'without the lock several would win',
  async () => {
    const claims = claimants.map(({ id }) =>
      app.runtime.scope.as(system, async (db) => {
        const known = await db
          .selectFrom('roles')
          .select('role')
          .where('role', '=', 'superuser')
          .execute()
        await sql`select pg_sleep(0.1)`.execute(db)
        if (known.length === 0)
          await db.insertInto('roles').values({ userId: id, role: 'superuser' }).execute()
      }),
    )
    await Promise.all(claims)
    expect((await superusers()).length).toBeGreaterThan(1)
  },
)
