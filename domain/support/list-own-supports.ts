import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { CARD_COLUMNS, presentCard } from '../project-events/present-card.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import { mayCancel, obstacleTo, phaseOf, type Phase } from './support-rules.ts'
import { isKindOpen, PER_PAGE, type SupportKind, type SupportStatus } from './support.ts'

export type OwnSupport = {
  id: string
  kind: SupportKind
  status: SupportStatus
  places: number
  amountCents: number | null
  /** Why it was declined. */
  reason: string | null
  createdAt: string
  /** Upcoming starts later, active is running, completed has ended or been completed. */
  phase: Phase
  mayCancel: boolean
  /** Whether the same could be done once more, by a form filled in as this one was. */
  mayRepeat: boolean
  item: ProjectEventCard
  /** False once the item was taken down: it has no page then. */
  isPublic: boolean
}

/** A page (from 1) of the caller's supports, the newest first, with what may be done about each. */
export const listOwnSupports = query({
  name: 'support.list-own-supports',
  for: 'member',
  input: z.object({ page: z.number().int().min(1).default(1) }),
  async run({
    db,
    actor,
    input,
    now,
    switches,
  }): Promise<{ supports: OwnSupport[]; total: number }> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const rows = await db
      .selectFrom('supports')
      .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
      .select(CARD_COLUMNS)
      .select([
        'project_events.is_public',
        'project_events.completed_at',
        'supports.id as support_id',
        'supports.kind',
        'supports.status as support_status',
        'supports.places as own_places',
        'supports.amount_cents',
        'supports.reason',
        'supports.created_at',
      ])
      .where('supports.user_id', '=', userId)
      .orderBy('supports.created_at', 'desc')
      .orderBy('supports.id', 'desc')
      .limit(PER_PAGE)
      .offset((input.page - 1) * PER_PAGE)
      .execute()
    const { total } = await db
      .selectFrom('supports')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const open = await db
      .selectFrom('supports')
      .select(['project_event_id', 'kind', 'status'])
      .where('user_id', '=', userId)
      .where('status', 'in', ['pending', 'confirmed'])
      .execute()

    const supports = rows.map((row) => {
      const item = presentCard(row)
      const completedAt = row.completed_at?.toISOString() ?? null
      const occasion = { ...item, completedAt }
      // The columns' checks allow these words and no others.
      const kind = row.kind as SupportKind
      const status = row.support_status as SupportStatus
      const own = open.filter(({ project_event_id: id }) => id === item.id) as {
        kind: SupportKind
        status: SupportStatus
      }[]
      return {
        id: row.support_id,
        kind,
        status,
        places: row.own_places,
        amountCents: row.amount_cents,
        reason: row.reason,
        createdAt: row.created_at.toISOString(),
        phase: status === 'completed' ? ('completed' as const) : phaseOf(occasion, now),
        mayCancel: mayCancel({ kind, status }, occasion, now),
        mayRepeat:
          row.is_public &&
          isKindOpen(kind, switches) &&
          obstacleTo(kind, occasion, { isOwnItem: false, own, now }) === null,
        item,
        isPublic: row.is_public,
      }
    })
    return { supports, total }
  },
})
