import { sql } from 'kysely'
import { z } from 'zod'
import type { Rows } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { normalize } from '#platform/text/normalize.ts'
import {
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  PER_PAGE,
  type MessageKind,
  type MessageStatus,
} from './inbox-message.ts'

export type ListedMessage = {
  id: string
  kind: MessageKind
  status: MessageStatus
  name: string
  email: string
  subject: string
  createdAt: Date
}

/** How many messages there are for each choice of one filter, as the other filter and the words leave them. */
export type MessageCounts = {
  statuses: Record<MessageStatus | 'all', number>
  kinds: Record<MessageKind | 'all', number>
}

/**
 * A page of the inbox, the newest first, narrowed down by status, kind and words of the name, the address or the
 * subject. Of a page beyond the last one, the last.
 */
export const listMessages = query({
  name: 'inbox.list-messages',
  for: 'staff',
  input: z.object({
    status: z.enum(MESSAGE_STATUSES).nullable().default(null),
    kind: z.enum(MESSAGE_KINDS).nullable().default(null),
    q: z.string().max(200).default(''),
    page: z.int().min(1).max(10_000).default(1),
  }),
  async run({ db, input }) {
    const { status, kind } = input
    const words = wordsOf(input.q)
    const counts = await countBy(db, words, { status, kind })
    const total = counts.statuses[status ?? 'all']
    const pageCount = Math.max(1, Math.ceil(total / PER_PAGE))
    const page = Math.min(input.page, pageCount)
    const rows = await matching(db, words)
      .select(['id', 'kind', 'status', 'name', 'email', 'subject', 'created_at'])
      .$if(status !== null, (of) => of.where('status', '=', status ?? ''))
      .$if(kind !== null, (of) => of.where('kind', '=', kind ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute()
    const items = rows.map(({ created_at, ...row }): ListedMessage => ({
      ...row,
      // The columns' checks allow these words and no others.
      kind: row.kind as MessageKind,
      status: row.status as MessageStatus,
      createdAt: created_at,
    }))
    return { items, total, page, pageCount, counts }
  },
})

function wordsOf(q: string): string[] {
  const text = q.toWellFormed().replaceAll('\u0000', '')
  return normalize(text).split(' ').filter(Boolean).slice(0, 8)
}

function matching(db: Rows, words: string[]) {
  return words.reduce(
    (rows, word) =>
      rows.where(
        sql<boolean>`search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
      ),
    db.selectFrom('inbox_messages'),
  )
}

async function countBy(
  db: Rows,
  words: string[],
  asked: { status: MessageStatus | null; kind: MessageKind | null },
): Promise<MessageCounts> {
  const rows = await matching(db, words)
    .select(['status', 'kind'])
    .select((make) => make.fn.countAll<number>().as('count'))
    .groupBy(['status', 'kind'])
    .execute()
  const sum = (status: string | null, kind: string | null) =>
    rows
      .filter((row) => (!status || row.status === status) && (!kind || row.kind === kind))
      .reduce((total, { count }) => total + count, 0)
  return {
    statuses: {
      all: sum(null, asked.kind),
      new: sum('new', asked.kind),
      in_progress: sum('in_progress', asked.kind),
      answered: sum('answered', asked.kind),
      closed: sum('closed', asked.kind),
    },
    kinds: {
      all: sum(asked.status, null),
      contact: sum(asked.status, 'contact'),
      tour: sum(asked.status, 'tour'),
      itinerary: sum(asked.status, 'itinerary'),
    },
  }
}
