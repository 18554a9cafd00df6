import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'

/**
 * Finds the recipient of staff's emails to an organization: its owner, or its office if it has none. Null once it is closed.
 */
export async function findContact(
  db: Db,
  partnerId: string,
): Promise<{ name: string; email: string; organizations: TextInEach } | null> {
  const row = await db
    .selectFrom('partners as partner')
    .leftJoin('profiles as owner', 'owner.id', 'partner.userId')
    .select(['partner.names', 'partner.email', 'partner.contactPersonName'])
    .select(['owner.email as ownerEmail', 'owner.fullName as ownerName'])
    .where('partner.id', '=', partnerId)
    .executeTakeFirst()
  const email = row?.ownerEmail ?? row?.email
  if (!row || !email) return null
  return {
    name: row.ownerName ?? row.contactPersonName,
    email,
    organizations: row.names as TextInEach,
  }
}
