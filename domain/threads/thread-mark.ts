import { sql, type RawBuilder } from 'kysely'
import type { Side } from './thread.ts'

/** Whether a support has a thread, and whether one side has something new in it. */
export type ThreadMark = 'open' | 'waits' | null

/** SQL for a row of `supports`: the mark of its thread for one side; null without a thread. */
export function threadMark(side: Side): RawBuilder<ThreadMark> {
  return sql<ThreadMark>`(select case when t.waits_for = ${side} then 'waits' else 'open' end
    from app.threads t where t.support_id = supports.id)`
}
