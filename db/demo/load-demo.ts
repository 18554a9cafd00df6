import { sql, type Kysely } from 'kysely'
import { hashPassword } from 'better-auth/crypto'
import type { Scope } from '#platform/database/scope.ts'
import { CAST, DEMO_PASSWORD, type CastMember } from './cast.ts'
import { EVENTS } from './content/events.ts'
import { ORGANIZATIONS } from './content/organizations.ts'
import { PROJECTS } from './content/projects.ts'
import { anchorOf } from './demo-day.ts'
import { loadItems } from './load-items.ts'
import { loadOrganizations } from './load-organizations.ts'
import { loadSupports } from './load-supports.ts'

type SignInTables = {
  users: { id: string; name: string; email: string; emailVerified: boolean }
  accounts: { id: string; userId: string; providerId: string; accountId: string; password: string }
}

/** Loads the demo once; loading again adds what is new and changes nothing that is there. */
export async function loadDemo(database: { scope: Scope; signIn: Kysely<unknown> }): Promise<void> {
  await loadCast(database.signIn as Kysely<SignInTables>, database.scope)
  await database.scope.as(JOB, async (db) => {
    const { created_at: firstLoad } = await db
      .selectFrom('profiles')
      .select('created_at')
      .where('id', '=', CAST.superuser.id)
      .executeTakeFirstOrThrow()
    const anchor = anchorOf(firstLoad)
    const items = [...PROJECTS, ...EVENTS]
    await loadOrganizations(db, ORGANIZATIONS, anchor)
    await loadItems(db, items, ORGANIZATIONS, anchor)
    await loadSupports(db, items, anchor)
  })
}

const JOB = { kind: 'system', job: 'demo' } as const

async function loadCast(signIn: Kysely<SignInTables>, scope: Scope): Promise<void> {
  const cast: CastMember[] = Object.values(CAST)
  const known = await signIn
    .selectFrom('users')
    .select('id')
    .where(
      'id',
      'in',
      cast.map(({ id }) => id),
    )
    .execute()
  const fresh = cast.filter((person) => !known.some(({ id }) => id === person.id))
  if (fresh.length === 0) return

  const password = await hashPassword(DEMO_PASSWORD)
  await signIn.transaction().execute(async (db) => {
    await db
      .insertInto('users')
      .values(
        fresh.map(({ id, fullName, email }) => ({
          id,
          name: fullName,
          email,
          emailVerified: true,
        })),
      )
      .execute()
    await db
      .insertInto('accounts')
      .values(
        fresh.map(({ id }) => ({
          id,
          userId: id,
          providerId: 'credential',
          accountId: id,
          password,
        })),
      )
      .execute()
  })
  await scope.as(JOB, (db) =>
    sql`insert into roles (user_id, role) select id, role from jsonb_to_recordset(${JSON.stringify(
      cast.flatMap(({ id, roles }) => roles.map((role) => ({ id, role }))),
    )}::jsonb) as given (id uuid, role text) on conflict do nothing`.execute(db),
  )
}
