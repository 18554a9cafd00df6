import type { Db } from '#platform/database/scope.ts'

/**
 * Finds the recipient of staff's emails to an organization: its owner, or its office if it has none. Null once it is closed.
 */
export async function findContact(
  db: Db,
  partnerId: string,
): Promise<{ name: string; email: string; organization: string } | null> {
  const row = await db
    .selectFrom('partners as partner')
    .leftJoin('profiles as owner', 'owner.id', 'partner.userId')
    .select(['partner.name', 'partner.email', 'partner.contactPersonName'])
    .select(['owner.email as ownerEmail', 'owner.fullName as ownerName'])
    .where('partner.id', '=', partnerId)
    .executeTakeFirst()
  const email = row?.ownerEmail ?? row?.email
  if (!row || !email) return null
  return { name: row.ownerName ?? row.contactPersonName, email, organization: row.name }
}
