import type { Db } from '#platform/database/scope.ts'
import { MESSAGES_SHOWN, type Side } from './thread.ts'

export type ThreadMessage = {
  id: string
  author: Side
  body: string
  createdAt: Date
  /** Staff hid it: only its author still reads it. */
  isHidden: boolean
  /** A copy of a note to everybody who signed up. */
  isNote: boolean
}

/** A thread as one side sees it. */
export type Thread = {
  supportId: string
  /** What the person wrote when they signed up, gave or asked; empty without words. */
  opening: { body: string; createdAt: Date }
  messages: ThreadMessage[]
  /** Who has to answer; null if nobody does. */
  waitsFor: Side | null
  waitsSince: Date | null
  isMuted: boolean
  /** Reported by this side, and not decided yet. */
  isReported: boolean
  /** False while one side is suspended or has left. */
  mayWrite: boolean
}

/** Reads the thread of a support for one side; empty before the first message. The caller must have verified the side. */
export async function readThread(db: Db, supportId: string, side: Side): Promise<Thread> {
  const support = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
    .select(['supports.message', 'supports.createdAt', 'supports.email', 'partners.status'])
    .where('supports.id', '=', supportId)
    .executeTakeFirstOrThrow()
  const thread = await db
    .selectFrom('threads')
    .select(['waitsFor', 'waitsSince', 'personMutedAt', 'partnerMutedAt'])
    .where('supportId', '=', supportId)
    .executeTakeFirst()
  const muted = side === 'person' ? thread?.personMutedAt : thread?.partnerMutedAt
  return {
    supportId,
    opening: { body: support.message, createdAt: support.createdAt },
    messages: thread ? await readMessages(db, supportId, side) : [],
    // The column's check constraint allows only these values.
    waitsFor: (thread?.waitsFor ?? null) as Side | null,
    waitsSince: thread?.waitsSince ?? null,
    isMuted: Boolean(muted),
    isReported: thread !== undefined && (await hasReported(db, supportId, side)),
    mayWrite: support.status === 'approved' && support.email !== '',
  }
}

async function readMessages(db: Db, supportId: string, side: Side): Promise<ThreadMessage[]> {
  const rows = await db
    .selectFrom('threadMessages')
    .select(['id', 'author', 'body', 'createdAt', 'hiddenAt', 'noteId'])
    .where('supportId', '=', supportId)
    .where((is) => is.or([is('author', '=', side), is('hiddenAt', 'is', null)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute()
  return rows.toReversed().map(({ author, hiddenAt, noteId, ...message }) => ({
    ...message,
    author: author as Side,
    isHidden: hiddenAt !== null,
    isNote: noteId !== null,
  }))
}

async function hasReported(db: Db, supportId: string, side: Side): Promise<boolean> {
  const report = await db
    .selectFrom('threadReports')
    .select('id')
    .where('supportId', '=', supportId)
    .where('author', '=', side)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()
  return report !== undefined
}
