import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Rows } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { CARD_COLUMNS, presentCard } from '../project-events/present-card.ts'
import { answersTo, type Answer } from './support-rules.ts'
import { PER_PAGE, type SupportKind, type SupportStatus } from './support.ts'

export type SupportedPost = { id: string; title: string; waiting: number; total: number }

export type Supporter = {
  id: string
  kind: SupportKind
  status: SupportStatus
  places: number
  amountCents: number | null
  name: string
  email: string
  phone: string | null
  message: string
  reason: string | null
  createdAt: string
  post: { id: string; title: string }
  /** What the organization may say now. */
  answers: Answer[]
}

/**
 * Who supports the caller's own approved organization: a page (from 1) of supports, those that wait first, of one
 * item or of all; and its items that have any, with their counts.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listSupporters = query({
  name: 'support.list-supporters',
  for: 'member',
  input: z.object({
    post: z.string().nullable().default(null),
    onlyWaiting: z.boolean().default(false),
    page: z.number().int().min(1).default(1),
  }),
  async run({ db, input, now }) {
    const posts = await listPosts(db, await ownPartner(db))
    const post = posts.find(({ id }) => id === input.post) ?? null
    const shown = post ? [post] : posts
    const counted = shown.map(({ waiting, total }) => (input.onlyWaiting ? waiting : total))
    return {
      posts,
      post,
      total: counted.reduce((sum, count) => sum + count, 0),
      supporters: await listPage(db, { ...input, posts: shown.map(({ id }) => id), now }),
    }
  },
})

async function ownPartner(db: Rows): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`
    select app.own_approved_partner() as id`.execute(db)
  const id = rows[0]?.id
  if (!isId(id)) throw new AppError('forbidden', m.support_no_partner())
  return id
}

async function listPosts(db: Rows, partnerId: string): Promise<SupportedPost[]> {
  const rows = await db
    .selectFrom('project_events')
    .innerJoin('supports', 'supports.project_event_id', 'project_events.id')
    .select((of) => [
      'project_events.id',
      'project_events.title',
      of.fn.countAll<number>().as('total'),
      of.fn.countAll<number>().filterWhere('supports.status', '=', 'pending').as('waiting'),
    ])
    .where('project_events.partner_id', '=', partnerId)
    .groupBy(['project_events.id', 'project_events.title'])
    .orderBy('waiting', 'desc')
    .orderBy('project_events.id', 'desc')
    .execute()
  return rows.map(({ id, title, waiting, total }) => ({ id, title: title ?? '', waiting, total }))
}

async function listPage(
  db: Rows,
  of: { posts: string[]; onlyWaiting: boolean; page: number; now: Date },
): Promise<Supporter[]> {
  if (of.posts.length === 0) return []
  const rows = await db
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
      'supports.name',
      'supports.email',
      'supports.phone',
      'supports.message',
      'supports.reason',
      'supports.created_at',
    ])
    .where('supports.project_event_id', 'in', of.posts)
    .$if(of.onlyWaiting, (all) => all.where('supports.status', '=', 'pending'))
    .orderBy(sql`supports.status = 'pending'`, 'desc')
    .orderBy('supports.created_at', 'desc')
    .orderBy('supports.id', 'desc')
    .limit(PER_PAGE)
    .offset((of.page - 1) * PER_PAGE)
    .execute()
  return rows.map((row) => {
    const item = presentCard(row)
    // The columns' checks allow these words and no others.
    const kind = row.kind as SupportKind
    const status = row.support_status as SupportStatus
    const occasion = { ...item, completedAt: row.completed_at?.toISOString() ?? null }
    return {
      id: row.support_id,
      kind,
      status,
      places: row.own_places,
      amountCents: row.amount_cents,
      // Whoever deleted their account is counted, without a name.
      name: row.name || m.support_somebody_left(),
      email: row.email,
      phone: row.phone,
      message: row.message,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      post: { id: item.id, title: item.title },
      answers: row.email === '' ? [] : answersTo({ kind, status }, occasion, of.now),
    }
  })
}
