import { sql } from 'kysely'
import { z } from 'zod'
import { isAfterCursor, cursorTime, parseCursor, formatCursor } from '#platform/database/keyset.ts'
import { query } from '#platform/operation.ts'
import { creditTitle } from '../credit-title.ts'
import type { SupportKind, SupportStatus } from '#domain/support/support.ts'

const PER_PAGE = 20

/** A support credited to the caller, with what they may know of it. */
export type OwnCredit = {
  id: string
  campaignId: string | null
  item: { id: string; title: string; type: 'project' | 'event' }
  kind: SupportKind
  status: SupportStatus
  /** Whether it counts now: it is confirmed or completed. */
  counts: boolean
  /** Only of givers who show their name publicly, once money was received and kept. */
  name: string | null
  /** The pledged amount in US cents, once some of it was received and kept; null for anything but gifts. */
  amountCents: number | null
  /** US cents received and not refunded. */
  raisedCents: number
  createdAt: Date
}

/** Supports credited to the caller, newest first: all, or of one campaign, after a cursor; with the next cursor. */
export const listOwnAttributions = query({
  name: 'credit.list-own-credits',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({
    campaignId: z.uuid().nullable().default(null),
    after: z.string().nullable().default(null),
  }),
  async run({ db, input }): Promise<{ credits: OwnCredit[]; next: string | null }> {
    const place = parseCursor(input.after)
    const { rows } = await sql<Row>`
      select support_id, campaign_id, project_event_id, ${creditTitle()} as title, type, kind, status, counts, name, amount_cents,
        raised_cents, created_at, ${cursorTime('createdAt')} as at from app.own_credits
      where (${input.campaignId}::uuid is null or campaign_id = ${input.campaignId})
        and ${place ? isAfterCursor(place, { at: 'created_at', id: 'support_id' }) : sql`true`}
      order by created_at desc, support_id desc limit ${PER_PAGE + 1}`.execute(db)
    const shown = rows.slice(0, PER_PAGE)
    const last = shown.at(-1)
    const isMore = rows.length > PER_PAGE && last !== undefined
    return {
      credits: shown.map(present),
      next: isMore ? formatCursor({ at: last.at, id: last.supportId }) : null,
    }
  },
})

type Row = {
  supportId: string
  campaignId: string | null
  projectEventId: string
  title: string | null
  // The columns' check constraints allow only these values.
  type: 'project' | 'event'
  kind: SupportKind
  status: SupportStatus
  counts: boolean
  name: string | null
  amountCents: number | null
  raisedCents: number
  createdAt: Date
  at: string
}

function present(row: Row): OwnCredit {
  return {
    id: row.supportId,
    campaignId: row.campaignId,
    item: { id: row.projectEventId, title: row.title ?? '', type: row.type },
    kind: row.kind,
    status: row.status,
    counts: row.counts,
    name: row.name,
    amountCents: row.amountCents,
    raisedCents: row.raisedCents,
    createdAt: row.createdAt,
  }
}
