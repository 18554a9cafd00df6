import type { Db } from '#platform/database/scope.ts'

/** Who reads our mails about a page: its person, at their account's address; and what the page is called. */
export async function findReader(
  db: Db,
  id: string,
): Promise<{ name: string; email: string; page: string }> {
  return db
    .selectFrom('ambassadorProfiles as page')
    .innerJoin('profiles as person', 'person.id', 'page.userId')
    .select(['page.fullName as name', 'person.email', 'page.displayName as page'])
    .where('page.id', '=', id)
    .executeTakeFirstOrThrow()
}
