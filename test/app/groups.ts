import { getOwnGroup } from '#domain/support/queries/get-own-group.ts'
import { joinGroup } from '#domain/support/commands/join-group.ts'
import { startGroup } from '#domain/support/commands/start-group.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Person, TestApp } from './create-test-app.ts'

/** Starts a group of that user, which the others join by invitation. */
export async function startGroupAs(
  app: TestApp,
  who: Person | Actor,
  members: readonly (Person | Actor)[] = [],
  name = 'Thursday Harvesters',
): Promise<{ id: string; code: string }> {
  const given = { name, description: 'We pick what is left on the trees.' }
  const { id } = await startGroup(app.caller(who, newId()), given)
  const { inviteCode: code } = await getOwnGroup(app.caller(who), { id })
  for (const member of members) await joinGroup(app.caller(member), { id, code })
  return { id, code }
}

/** Inserts users with accounts who are not in the cast. */
export async function addPeople(
  app: TestApp,
  count: number,
): Promise<(Actor & { kind: 'member' })[]> {
  const ids = Array.from({ length: count }, () => newId())
  await app.asOwner('alter table auth.users no force row level security')
  await app.asOwner(
    `insert into auth.users (id, name, email, email_verified)
     select id, 'Person ' || at, id || '@people.example', true
     from unnest($1::uuid[]) with ordinality as given (id, at)`,
    [ids],
  )
  await app.asOwner('alter table auth.users force row level security')
  return ids.map((userId) => ({ kind: 'member', userId }))
}
