import { textInEach } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { isPaidToTeam } from '../payments/is-paid-to-team.ts'
import { ORGANIZATION_IN_EACH } from '../project-events/organization-columns.ts'
import { isOver } from './is-over.ts'

/**
 * Lists the unpaid and received gifts to an item that is not over whose donors can be emailed, and whether the
 * organization can end each: if no money has arrived, and none can have arrived at the team.
 */
export async function listOpenGifts(db: Db, itemId: string, now: Date) {
  const rows = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .leftJoin('payments', 'payments.supportId', 'supports.id')
    .select(['supports.id', 'supports.name', 'supports.email', 'supports.amountCents'])
    .select(['supports.status', ORGANIZATION_IN_EACH])
    .select(textInEach('projectEvents', 'title', 'titles'))
    .select(isPaidToTeam().as('isPaidToTeam'))
    .where('supports.projectEventId', '=', itemId)
    .where('supports.kind', '=', 'donate')
    .where('supports.status', 'in', ['pending', 'confirmed'])
    .where('supports.email', '<>', '')
    .where((is) => is.or([is('supports.status', '=', 'pending'), is.not(isOver(now))]))
    .orderBy('supports.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    amountCents: row.amountCents ?? 0,
    titles: row.titles,
    organizations: row.organizations,
    hasCome: row.status === 'confirmed',
    mayEnd: row.status === 'pending' && !row.isPaidToTeam,
  }))
}
