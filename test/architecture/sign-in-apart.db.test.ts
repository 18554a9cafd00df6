import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { memberOf, startTestApp } from '#test/app/create-test-app.ts'

const app = startTestApp()

test('only sign-in can access the sign-in schema or any of its tables', async () => {
  const reached = await app.asOwner(`
    select rolname, relname from pg_roles, pg_class
    where rolname like 'app\\_%' and rolname <> 'app_auth'
      and relnamespace = 'auth'::regnamespace and relkind in ('r', 'v', 'm')
      and (has_schema_privilege(rolname, 'auth', 'usage')
        or has_any_column_privilege(rolname, pg_class.oid, 'select, insert, update')
        or has_table_privilege(rolname, pg_class.oid, 'delete, truncate'))`)
  expect(reached).toEqual([])
})

test('sign-in can access nothing of the product', async () => {
  expect(
    await app.asOwner(`select has_schema_privilege('app_auth', 'app', 'usage') as it`),
  ).toEqual([{ it: false }])
})

test('addresses are stored in lower case only, so that each is one account', async () => {
  const upper = app.database.signIn
    .updateTable('users' as never)
    .set({ email: 'Supporter@Demo.Test' } as never)
    .where('id' as never, '=', DEMO_USERS.supporter.id as never)
    .execute()
  await expect(upper).rejects.toThrow('users_email_is_lower_case')
})

test('the staff role alone shows nothing: policies check the roles table again', async () => {
  const seen = await app.runtime.scope.as(memberOf('supporter'), async (db) => {
    await sql`set local role app_staff`.execute(db)
    return [
      await db.selectFrom('profiles').select('id').execute(),
      await db.selectFrom('roles').select('role').execute(),
      await db.selectFrom('auditEntries').select('id').execute(),
    ]
  })
  expect(seen).toEqual([[], [], []])
})
