import type { Db } from '#platform/database/scope.ts'

/** Who reads what staff writes to an organization: its owner, or its office while it has none. Null once it has closed. */
export async function findContact(
  db: Db,
  partnerId: string,
): Promise<{ name: string; email: string; organization: string } | null> {
  const row = await db
    .selectFrom('partners as partner')
    .leftJoin('profiles as owner', 'owner.id', 'partner.user_id')
    .select(['partner.name', 'partner.email', 'partner.contact_person_name'])
    .select(['owner.email as owner_email', 'owner.full_name as owner_name'])
    .where('partner.id', '=', partnerId)
    .executeTakeFirst()
  const email = row?.owner_email ?? row?.email
  if (!row || !email) return null
  return { name: row.owner_name ?? row.contact_person_name, email, organization: row.name }
}
