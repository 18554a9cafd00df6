import type { Db } from '#platform/database/scope.ts'

/** Who reads our mails about a page: its person, at their account's address; and what the page is called. */
export async function findReader(
  db: Db,
  id: string,
): Promise<{ name: string; email: string; page: string }> {
  return db
    .selectFrom('ambassador_profiles as page')
    .innerJoin('profiles as person', 'person.id', 'page.user_id')
    .select(['page.full_name as name', 'person.email', 'page.display_name as page'])
    .where('page.id', '=', id)
    .executeTakeFirstOrThrow()
}
