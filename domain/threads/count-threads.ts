import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** Counts the threads of an organization, and those that wait for its answer. */
export async function countThreads(
  db: Db,
  partnerId: string,
): Promise<{ all: number; waiting: number }> {
  return db
    .selectFrom('threads')
    .select((of) => [
      of.fn.countAll<number>().as('all'),
      of.fn.countAll<number>().filterWhere('waitsFor', '=', 'partner').as('waiting'),
    ])
    .where('partnerId', '=', partnerId)
    .where(isConversation)
    .executeTakeFirstOrThrow()
}

/** Leaves out threads with nothing but notes to everybody: nobody has written to one another there. */
export const isConversation = sql<boolean>`exists (select from app.thread_messages m
  where m.support_id = threads.support_id and m.note_id is null)`
