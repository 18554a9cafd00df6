import { sql } from 'kysely'
import type { Rows } from './database/scope.ts'

export type RequestKey = {
  actor: string
  operation: string
  key: string
  /** How long a repetition is recognized. */
  keptMinutes: number
  now: Date
}

/**
 * Takes the key for this transaction, or returns the answer that was given when it was first used.
 * Two at once: the second waits for the first to commit, then gets its answer.
 */
export async function firstTime(
  db: Rows,
  request: RequestKey,
): Promise<{ answer: unknown } | null> {
  const { actor, operation, key, now } = request
  const forgotten = new Date(now.getTime() - request.keptMinutes * 60_000)
  const taken = await db
    .insertInto('request_keys')
    .values({ actor, operation, key, at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'operation', 'key'])
        .doUpdateSet({ at: now, answer: null })
        .where('request_keys.at', '<', forgotten),
    )
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 1n) return null
  const before = await own(db, request).executeTakeFirstOrThrow()
  return { answer: before.answer }
}

/** Keeps the answer beside the key, for the repetition. */
export async function keepAnswer(db: Rows, request: RequestKey, answer: unknown): Promise<void> {
  await db
    .updateTable('request_keys')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('actor', '=', request.actor)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .execute()
}

function own(db: Rows, request: RequestKey) {
  return db
    .selectFrom('request_keys')
    .select('answer')
    .where('actor', '=', request.actor)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
}
