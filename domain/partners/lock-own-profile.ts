import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { PartnerStatus } from './partner.ts'
import { partnerProfileVersion, type VersionedPart } from './profile-versions.ts'
import type { Standing } from './duty.ts'
import { requireEditable } from './require-editable.ts'

/** Which duty each part of a profile takes. */
const DUTY_OF: Record<VersionedPart, Standing> = {
  basic: 'write',
  contact: 'own',
  focus: 'write',
  payment: 'money',
}

/**
 * Locks the caller's own organization, to change one part of its profile. `seen` is the version of that part that the
 * form was opened with; a page of an earlier release sends none and is accepted.
 *
 * @throws AppError not_found without one; forbidden without the duty that this part takes; conflict if its profile cannot be changed now, or the part has changed since.
 */
export async function lockOwnProfile(
  db: Db,
  { part, seen }: { part: VersionedPart; seen: string | undefined },
): Promise<{ id: string }> {
  const own = await db
    .selectFrom('partners')
    .select(['id', 'status', sql<Standing[]>`app.own_duties()`.as('duties')])
    .where('id', '=', sql<string>`(select app.own_partner())`)
    .executeTakeFirst()
  if (!own) throw new AppError('not_found', m.partneradmin_no_organization())
  if (!own.duties.some((duty) => duty === 'own' || duty === DUTY_OF[part])) {
    throw new AppError('forbidden', m.team_not_yours_text())
  }
  // Row security hides rows that cannot be changed from a lock, so the status is checked first.
  const locked = await db
    .selectFrom('partners')
    .selectAll()
    .where('id', '=', own.id)
    .forUpdate()
    .executeTakeFirst()
  requireEditable((locked ?? own).status as PartnerStatus)
  if (seen !== undefined && locked && partnerProfileVersion(locked, part) !== seen) {
    throw new AppError('conflict', m.forms_overtaken())
  }
  return { id: own.id }
}
