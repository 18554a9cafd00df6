import { m } from '#messages'
import { sql } from 'kysely'
import type { Db } from './database/scope.ts'
import { AppError } from './errors.ts'

export type RequestKey = {
  actor: string
  operation: string
  key: string
  /** Hash of what is asked. The same key with other content is refused. */
  content: string
  /** How long a repetition is recognized. */
  keptMinutes: number
  now: Date
}

/**
 * Takes the key for this transaction, or returns the answer that was given when it was first used.
 * Of two concurrent requests, the second waits for the first to commit, then gets its answer.
 *
 * @throws AppError conflict where the key was used for other content.
 */
export async function findStoredResult(
  db: Db,
  request: RequestKey,
): Promise<{ answer: unknown } | null> {
  const { actor, operation, key, content, now } = request
  const forgotten = new Date(now.getTime() - request.keptMinutes * 60_000)
  const taken = await db
    .insertInto('idempotencyKeys')
    .values({ actor, operation, key, content, at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'operation', 'key'])
        .doUpdateSet({ at: now, answer: null, content })
        .where('idempotencyKeys.at', '<', forgotten),
    )
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 1n) return null
  const before = await own(db, request).executeTakeFirstOrThrow()
  if (before.content !== null && before.content !== content) {
    throw new AppError('conflict', m.errors_sent_differently())
  }
  return { answer: before.answer }
}

/** Keeps the answer beside the key, for the repetition. */
export async function storeResult(db: Db, request: RequestKey, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('actor', '=', request.actor)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .execute()
}

function own(db: Db, request: RequestKey) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['answer', 'content'])
    .where('actor', '=', request.actor)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
}
