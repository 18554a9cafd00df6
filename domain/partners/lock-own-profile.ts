import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import type { Rows } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { PartnerStatus } from './partner.ts'
import { requireEditable } from './require-editable.ts'

/**
 * The caller's own organization, nobody else changing it meanwhile.
 *
 * @throws AppError not_found without one; conflict while its profile is not theirs to change.
 */
export async function lockOwnProfile(db: Rows, actor: Actor): Promise<{ id: string }> {
  const own = await db
    .selectFrom('partners')
    .select(['id', 'status'])
    .where('user_id', '=', actor.kind === 'member' ? actor.userId : '')
    .executeTakeFirst()
  if (!own) throw new AppError('not_found', m.partneradmin_no_organization())
  // Row security hides from a lock what may not be changed, so that the status is asked before, too.
  const locked = await db
    .selectFrom('partners')
    .select('status')
    .where('id', '=', own.id)
    .forUpdate()
    .executeTakeFirst()
  requireEditable((locked ?? own).status as PartnerStatus)
  return { id: own.id }
}
