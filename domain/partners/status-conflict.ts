import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { PartnerStatus } from './partner.ts'
import { partnerStatusLabel } from './partner-words.ts'

/** Conflict: the organization is not in the status required to suspend or restore it. */
export async function statusConflict(db: Db, partnerId: string): Promise<AppError> {
  const found = await db
    .selectFrom('partners')
    .select(['status', 'closedAt'])
    .where('id', '=', partnerId)
    .executeTakeFirst()
  if (!found) return new AppError('not_found', m.organizations_unknown())
  if (found.closedAt) return new AppError('conflict', m.organizations_closed_text())
  const status = partnerStatusLabel(found.status as PartnerStatus).toLowerCase()
  return new AppError('conflict', m.organizations_moved_meanwhile({ status }))
}
