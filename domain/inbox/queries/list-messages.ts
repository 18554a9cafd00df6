import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { isUpToCursor, type Cursor } from '#platform/database/keyset.ts'
import { endOfNewest } from '#platform/database/newest-rows.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { COUNTED_MOST } from '#platform/text/counted.ts'
import { normalize } from '#platform/text/normalize.ts'
import { containing, tellingPiece } from '#platform/text/search-pattern.ts'
import {
  MESSAGE_HOLDERS,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  INBOX_PER_PAGE,
  type MessageHolder,
  type MessageKind,
  type MessageStatus,
} from '../inbox-message.ts'

export type ListedMessage = {
  id: string
  kind: MessageKind
  status: MessageStatus
  name: string
  email: string
  subject: string
  /** The assigned staff member. */
  assignee: string | null
  assigneeId: string | null
  createdAt: Date
}

/** The number of messages for each choice of one filter, given the other filters and the search. */
export type MessageCounts = {
  statuses: Record<MessageStatus | 'all', number>
  kinds: Record<MessageKind | 'all', number>
  holders: Record<MessageHolder | 'all', number>
}

/**
 * A page of the inbox, newest first, filtered by status, kind, assignee and words of name, address or subject. A page
 * past the end returns the last page. Counts are as `formatCounted` shows them; `isOpen` says that a search was counted among the
 * newest messages only.
 */
export const listMessages = query({
  name: 'inbox.list-messages',
  for: 'staff',
  input: z.object({
    status: z.enum(MESSAGE_STATUSES).nullable().default(null),
    kind: z.enum(MESSAGE_KINDS).nullable().default(null),
    holder: z.enum(MESSAGE_HOLDERS).nullable().default(null),
    q: z.string().max(200).default(''),
    page: pageInput,
  }),
  async run({ db, actor, input }) {
    const { status, kind, holder } = input
    const me = actor.kind === 'member' ? actor.userId : ''
    const search = searchOf(input.q)
    const isSearch = search.patterns.length > 0
    const upTo = input.page * INBOX_PER_PAGE
    let edge = await endOfNewest(db, sql`inbox_messages`)
    const count = async () =>
      sumUp(
        edge && !isSearch ? await countCells(db, me, upTo) : await countFound(db, search, edge, me),
        { status, kind, holder },
      )
    let counts = await count()
    if (edge && isSearch && counts.statuses[status ?? 'all'] <= upTo) {
      edge = null
      counts = await count()
    }
    const total = counts.statuses[status ?? 'all']
    const { page, pageCount, offset } = toPage(input.page, total, INBOX_PER_PAGE)
    const rows = await matching(db, search, isSearch ? edge : null)
      .select(['id', 'kind', 'status', 'name', 'email', 'subject', 'createdAt'])
      .select('assignedTo as assigneeId')
      .select((of) =>
        of
          .selectFrom('profiles')
          .select('fullName')
          .whereRef('profiles.id', '=', 'inboxMessages.assignedTo')
          .as('assignee'),
      )
      .$if(status !== null, (of) => of.where('status', '=', status ?? ''))
      .$if(kind !== null, (of) => of.where('kind', '=', kind ?? ''))
      .$if(holder === 'mine', (of) => of.where('assignedTo', '=', me))
      .$if(holder === 'nobody', (of) => of.where('assignedTo', 'is', null))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(INBOX_PER_PAGE)
      .offset(offset)
      .execute()
    const items = rows.map(({ createdAt, ...row }): ListedMessage => ({
      ...row,
      // The columns' check constraints allow only these values.
      kind: row.kind as MessageKind,
      status: row.status as MessageStatus,
      createdAt,
    }))
    return { items, total, page, pageCount, counts, isOpen: edge !== null && isSearch }
  },
})

/** Patterns that must all match, and the one that the index is asked for: of the longest word. */
function searchOf(q: string): { patterns: string[]; piece: string } {
  const text = q.toWellFormed().replaceAll('\u0000', '')
  const words = normalize(text).split(' ').filter(Boolean).slice(0, 8)
  const [longest = ''] = words.map(tellingPiece).toSorted((a, b) => b.length - a.length)
  return { patterns: words.map(containing), piece: containing(longest) }
}

type MessageSearch = ReturnType<typeof searchOf>

/** Messages that a search finds: those before `edge`, or all, by the index. */
function matching(db: Db, { patterns, piece }: MessageSearch, edge: Cursor | null) {
  const all = db.selectFrom('inboxMessages')
  if (patterns.length === 0) return all
  return edge
    ? all
        .where(isUpToCursor(edge, { at: 'createdAt', id: 'id' }))
        .where(sql<boolean>`search_text like all (${patterns})`)
    : all.where(sql<boolean>`id = any (array(select app.find_messages(${patterns}, ${piece})))`)
}

/** How many messages of a status and kind there are, how many of them are nobody's, and how many are the caller's. */
type Cell = { status: string; kind: string; all: number; nobody: number; mine: number }

function countFound(
  db: Db,
  search: MessageSearch,
  edge: Cursor | null,
  me: string,
): Promise<Cell[]> {
  return matching(db, search, edge)
    .select(['status', 'kind'])
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where assigned_to is null))::integer`.as('nobody'),
      sql<number>`(count(*) filter (where assigned_to::text = ${me}))::integer`.as('mine'),
    ])
    .groupBy(['status', 'kind'])
    .execute()
}

/** The same without a search, each counted up to a limit. */
async function countCells(db: Db, me: string, upTo: number): Promise<Cell[]> {
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*)::integer from (
    select from inbox_messages i where i.status = s.status and i.kind = k.kind and ${condition}
    limit ${Math.max(COUNTED_MOST, upTo) + 1}) as few)`
  const { rows } = await sql<Cell>`select s.status, k.kind, ${count(sql`true`)} as "all",
      ${count(sql`i.assigned_to is null`)} as nobody, ${count(sql`i.assigned_to = ${me}`)} as mine
    from unnest(${MESSAGE_STATUSES}::text[]) as s(status), unnest(${MESSAGE_KINDS}::text[]) as k(kind)`.execute(
    db,
  )
  return rows
}

type Asked = {
  status: MessageStatus | null
  kind: MessageKind | null
  holder: MessageHolder | null
}

function sumUp(cells: Cell[], asked: Asked): MessageCounts {
  const sum = (more: Partial<Asked>) => {
    const { status, kind, holder } = { ...asked, ...more }
    return cells
      .filter((cell) => !status || cell.status === status)
      .filter((cell) => !kind || cell.kind === kind)
      .reduce((total, cell) => total + cell[holder ?? 'all'], 0)
  }
  return {
    statuses: {
      all: sum({ status: null }),
      new: sum({ status: 'new' }),
      in_progress: sum({ status: 'in_progress' }),
      answered: sum({ status: 'answered' }),
      closed: sum({ status: 'closed' }),
    },
    kinds: {
      all: sum({ kind: null }),
      contact: sum({ kind: 'contact' }),
      tour: sum({ kind: 'tour' }),
      itinerary: sum({ kind: 'itinerary' }),
    },
    holders: {
      all: sum({ holder: null }),
      mine: sum({ holder: 'mine' }),
      nobody: sum({ holder: 'nobody' }),
    },
  }
}
