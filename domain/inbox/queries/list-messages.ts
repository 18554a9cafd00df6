import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { normalize } from '#platform/text/normalize.ts'
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
 * past the end returns the last page.
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
    const words = wordsOf(input.q)
    const counts = await countBy(db, words, { status, kind, holder }, me)
    const total = counts.statuses[status ?? 'all']
    const { page, pageCount, offset } = toPage(input.page, total, INBOX_PER_PAGE)
    const rows = await matching(db, words)
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
    return { items, total, page, pageCount, counts }
  },
})

function wordsOf(q: string): string[] {
  const text = q.toWellFormed().replaceAll('\u0000', '')
  return normalize(text).split(' ').filter(Boolean).slice(0, 8)
}

function matching(db: Db, words: string[]) {
  return words.reduce(
    (rows, word) =>
      rows.where(
        sql<boolean>`search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
      ),
    db.selectFrom('inboxMessages'),
  )
}

type Asked = {
  status: MessageStatus | null
  kind: MessageKind | null
  holder: MessageHolder | null
}

async function countBy(db: Db, words: string[], asked: Asked, me: string): Promise<MessageCounts> {
  const held = sql<string>`case when assigned_to is null then 'nobody' when assigned_to::text = ${me} then 'mine' else '' end`
  const rows = await db
    .selectFrom(
      matching(db, words)
        .select(['status', 'kind', held.as('holder')])
        .as('found'),
    )
    .select(['status', 'kind', 'holder'])
    .select((make) => make.fn.countAll<number>().as('count'))
    .groupBy(['status', 'kind', 'holder'])
    .execute()
  const sum = (more: Partial<Asked>) => {
    const { status, kind, holder } = { ...asked, ...more }
    return rows
      .filter((row) => !status || row.status === status)
      .filter((row) => !kind || row.kind === kind)
      .filter((row) => !holder || row.holder === holder)
      .reduce((total, { count }) => total + count, 0)
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
