import { sql } from 'kysely'
import { isId } from '#platform/database/new-id.ts'
import type { Rows } from '#platform/database/scope.ts'
import { organizationAddress } from './organization-address.ts'
import { CARD_COLUMNS, presentCard } from '../project-events/present-card.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import type { SupportKind, SupportStatus } from './support.ts'

export type FoundSupport = {
  id: string
  kind: SupportKind
  status: SupportStatus
  places: number
  amountCents: number | null
  name: string
  email: string
  item: ProjectEventCard & { completedAt: string | null }
  /** Null while the organization is public no longer. */
  partnerEmail: string | null
}

/** One support of that person, or one for the caller's own approved organization, or null. */
export async function findSupport(
  db: Rows,
  id: string,
  whose: { userId: string } | 'own-partner',
): Promise<FoundSupport | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('supports')
    .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
    .select(CARD_COLUMNS)
    .select([
      'project_events.completed_at',
      'supports.id as support_id',
      'supports.kind',
      'supports.status as support_status',
      'supports.places as own_places',
      'supports.amount_cents',
      'supports.name as supporter_name',
      'supports.email as supporter_email',
    ])
    .select(organizationAddress('project_events.id').as('partner_email'))
    .where('supports.id', '=', id)
    .$if(whose !== 'own-partner', (query) =>
      query.where('supports.user_id', '=', whose === 'own-partner' ? '' : whose.userId),
    )
    .$if(whose === 'own-partner', (query) =>
      query.where(sql<boolean>`project_events.partner_id = app.own_approved_partner()`),
    )
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.support_id,
    // The columns' checks allow these words and no others.
    kind: row.kind as SupportKind,
    status: row.support_status as SupportStatus,
    places: row.own_places,
    amountCents: row.amount_cents,
    name: row.supporter_name,
    email: row.supporter_email,
    item: { ...presentCard(row), completedAt: row.completed_at?.toISOString() ?? null },
    partnerEmail: row.partner_email,
  }
}
