import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { revokeRole } from './commands/revoke-role.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'

const app = startTestApp()
beforeAll(() => liftRowSecurity(app))

const [one, other] = [DEMO_USERS.superuser.id, DEMO_USERS.supporter.id]
const reason = 'Because.'
const role = 'superuser' as const
const left = async () =>
  (
    await app.asOwner<{ user_id: string }>(
      `select r.user_id from roles r join profiles p on p.id = r.user_id
       where r.role = 'superuser' and p.suspended_at is null order by 1`,
    )
  ).map(({ user_id: id }) => id)

beforeEach(async () => {
  await app.asOwner(`update profiles set suspended_at = null, suspension_reason = null`)
  await app.asOwner(
    `insert into roles (user_id, role) values ($1, 'superuser'), ($2, 'superuser') on conflict do nothing`,
    [one, other],
  )
})

describe('the last superuser stays', () => {
  beforeEach(() => revokeRole(app.caller('superuser'), { userId: other, role, reason }))
  const last = /only superuser|the last superuser/

  test('by revoking their role', async () => {
    await expect(
      revokeRole(app.caller('superuser'), { userId: one, role, reason }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(last) })
    expect(await left()).toEqual([one])
  })

  test('by deleting their account, in the database too', async () => {
    await expect(deleteAccount(app.caller(system), { userId: one })).toBeRefused('conflict')
    const forgotten = app.runtime.scope.as(system, (db) =>
      sql`select app.forget_sign_in(${one})`.execute(db),
    )
    await expect(forgotten).rejects.toThrow(last)
    expect(await left()).toEqual([one])
  })

  test.each([
    `delete from roles where role = 'superuser'`,
    `update roles set role = 'admin' where role = 'superuser'`,
    `update profiles set suspended_at = now(), suspension_reason = 'x' where id = '${one}'`,
  ])('against the owner of the tables: %s', async (statement) => {
    await expect(app.asOwner(statement)).rejects.toThrow(last)
    expect(await left()).toEqual([one])
  })

  test('when the other one is suspended', async () => {
    await app.asOwner(`insert into roles (user_id, role) values ($1, 'superuser')`, [other])
    await suspendUser(app.caller('superuser'), { userId: other, reason })
    await expect(revokeRole(app.caller('superuser'), { userId: one, role, reason })).toBeRefused(
      'conflict',
    )
    await expect(deleteAccount(app.caller(system), { userId: one })).toBeRefused('conflict')
  })
})

test('one of two can leave, including voluntarily', async () => {
  await revokeRole(app.caller('superuser'), { userId: one, role, reason })
  expect(await left()).toEqual([other])
})

// The embedded database serves one connection at a time, so a race is impossible there.
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'of two who remove each other concurrently',
  () => {
    const removeEachOther = () =>
      Promise.allSettled([
        revokeRole(app.caller('superuser'), { userId: other, role, reason }),
        revokeRole(app.caller('supporter'), { userId: one, role, reason }),
      ])

    test('one remains, by role and by suspension', async () => {
      for (let round = 0; round < 10; round += 1) {
        await app.asOwner(
          `insert into roles (user_id, role) values ($1, 'superuser'), ($2, 'superuser') on conflict do nothing`,
          [one, other],
        )
        await removeEachOther()
        expect(await left(), 'roles').toHaveLength(1)
      }
      for (let round = 0; round < 10; round += 1) {
        await app.asOwner(`update profiles set suspended_at = null, suspension_reason = null`)
        await app.asOwner(
          `insert into roles (user_id, role) values ($1, 'superuser'), ($2, 'superuser') on conflict do nothing`,
          [one, other],
        )
        await Promise.allSettled([
          suspendUser(app.caller('superuser'), { userId: other, reason }),
          suspendUser(app.caller('supporter'), { userId: one, reason }),
        ])
        expect(await left(), 'suspensions').toHaveLength(1)
      }
    })

    // Control: counting without a lock would let both leave.
    test('counting first would leave none', async () => {
      await app.asOwner('alter table app.roles disable trigger keep_last_superuser')
      await app.asOwner(`update profiles set suspended_at = null, suspension_reason = null`)
      await app.asOwner(
        `insert into roles (user_id, role) values ($1, 'superuser'), ($2, 'superuser') on conflict do nothing`,
        [one, other],
      )
      const both = () => ({
        one: Promise.withResolvers<void>(),
        other: Promise.withResolvers<void>(),
      })
      const [looked, removed] = [both(), both()]
      const goes = (who: 'superuser' | 'supporter', whom: string) =>
        app.runtime.scope.asStaff(memberOf(who), async (db) => {
          const others = await db
            .selectFrom('roles')
            .select('userId')
            .where('role', '=', 'superuser')
            .where('userId', '<>', whom)
            .execute()
          looked[whom === one ? 'one' : 'other'].resolve()
          await Promise.all([looked.one.promise, looked.other.promise])
          if (others.length === 0) throw new Error('the last one')
          await db.deleteFrom('roles').where('userId', '=', whom).where('role', '=', role).execute()
          // A removed superuser can no longer remove anyone, so neither commits before both have removed.
          removed[whom === one ? 'one' : 'other'].resolve()
          await Promise.all([removed.one.promise, removed.other.promise])
        })
      await Promise.allSettled([goes('superuser', other), goes('supporter', one)])
      expect(await left()).toEqual([])
      await app.asOwner('alter table app.roles enable trigger keep_last_superuser')
    })
  },
)
