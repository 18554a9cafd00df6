import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from '../partners/find-posting.ts'
import { requireApprovedPartner } from '../partners/require-approved-partner.ts'

/**
 * Finds a product of the caller's organization, in any state. Filters by organization, since members can also see
 * public products of others.
 *
 * @throws AppError not_found if there is none or it belongs to another organization.
 */
export async function findOwnProduct(db: Db, id: string) {
  const { partnerId } = await findPosting(db)
  const row = partnerId
    ? await db
        .selectFrom('products')
        .select([
          'id',
          'name',
          'description',
          'language',
          'translations',
          'priceCents',
          'updatedAt',
          'hiddenAt',
          'hiddenReason',
          'withdrawnAt',
        ])
        .where('id', '=', id)
        .where('partnerId', '=', partnerId)
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('not_found', m.shopdesk_not_found())
  return row
}

/** The same, for a change. @throws AppError forbidden unless the organization is approved. */
export async function findOwnProductToChange(db: Db, id: string) {
  const row = await findOwnProduct(db, id)
  await requireApprovedPartner(db)
  return row
}
