import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'

const app = startTestApp()

const refused = { name: 'AppError', code: 'forbidden' }

describe('the audit log', () => {
  const line = (kind: 'staff' | 'system', actorId: string | null) => (db: Db) =>
    db
      .insertInto('auditEntries')
      .values({
        id: newId(),
        actorKind: kind,
        actorId,
        operation: 'test.forge',
        subject: 'test',
      })
      .execute()

  test('accepts lines in the caller’s own name only', async () => {
    const { scope } = app.runtime
    const admin = memberOf('admin')
    await scope.asStaff(admin, line('staff', admin.userId))
    await scope.as(system, line('system', null))
    await expect(
      scope.asStaff(admin, line('staff', DEMO_USERS.superuser.id)),
    ).rejects.toMatchObject(refused)
    await expect(scope.asStaff(admin, line('system', null))).rejects.toMatchObject(refused)
    await expect(scope.as(system, line('staff', DEMO_USERS.superuser.id))).rejects.toMatchObject(
      refused,
    )
    await expect(scope.as(system, line('system', DEMO_USERS.admin.id))).rejects.toMatchObject(
      refused,
    )
    await expect(scope.as(admin, line('staff', admin.userId))).rejects.toMatchObject(refused)
  })

  test.each(['update audit_entries set operation = operation', 'delete from audit_entries'])(
    'is never changed: %s',
    async (text) => {
      const { scope } = app.runtime
      const change = (db: Db) => sql.raw(text).execute(db)
      await expect(scope.asStaff(memberOf('superuser'), change)).rejects.toMatchObject(refused)
      await expect(scope.as(system, change)).rejects.toMatchObject(refused)
    },
  )

  test.each([
    'update audit_entries set operation = operation',
    'delete from audit_entries',
    'truncate audit_entries',
  ])('is not changed by its owner either: %s', async (text) => {
    await expect(app.asOwner(text)).rejects.toThrow('audit_entries is only ever added to')
  })
})

test('a request key can only be inserted, read and updated in the caller’s own name', async () => {
  const { scope } = app.runtime
  const someGuest = guest()
  const names = [
    [memberOf('partner'), `member:${DEMO_USERS.partner.id}`],
    [someGuest, someGuest.kind === 'guest' ? `guest:${someGuest.guestId}` : ''],
  ] as const
  const take = (actor: string) => (db: Db) =>
    db
      .insertInto('idempotencyKeys')
      .values({ actor, operation: 'test.own-name', key: 'a', at: new Date() })
      .execute()
  for (const [actor, name] of names) {
    await scope.as(actor, take(name))
    for (const other of [`member:${DEMO_USERS.partner2.id}`, `guest:${newId()}`, 'system:mail']) {
      await expect(scope.as(actor, take(other)), `${name} as ${other}`).rejects.toMatchObject(
        refused,
      )
    }
    await scope.as(actor, (db) =>
      db
        .updateTable('idempotencyKeys')
        .set({ at: new Date(0) })
        .execute(),
    )
  }
  for (const stranger of [memberOf('partner2'), guest()]) {
    await scope.as(stranger, (db) =>
      db
        .updateTable('idempotencyKeys')
        .set({ at: new Date(9) })
        .execute(),
    )
    const seen = await scope.as(stranger, (db) =>
      db
        .selectFrom('idempotencyKeys')
        .select('actor')
        .where('operation', '=', 'test.own-name')
        .execute(),
    )
    expect(seen).toEqual([])
  }
  const kept = await scope.as(system, (db) =>
    db
      .selectFrom('idempotencyKeys')
      .select('at')
      .where('operation', '=', 'test.own-name')
      .execute(),
  )
  expect(kept).toEqual([{ at: new Date(0) }, { at: new Date(0) }])
})

test('an email can only be enqueued, and not by an unidentified caller', async () => {
  const forged = (db: Db) =>
    sql`insert into mails (id, kind, to_address, subject, text, html, status)
        values (${newId()}, 'test', 'a@demo.test', 's', 't', 'h', 'sent')`.execute(db)
  for (const actor of [memberOf('partner'), guest(), system]) {
    await expect(app.runtime.scope.as(actor, forged)).rejects.toMatchObject(refused)
  }
})
