import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { countPast } from './commands/count-past.ts'

const MINUTE = 60 * 1000

/** Keeps the counts beside the filters recent. Safe with any number of processes, and counts are right without it, only slower. */
export function startCountPastJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'count-past' } as const
  const run = async () => {
    await countPast({ runtime, actor, requestId: randomUUID() }, {})
    return true
  }
  return runPeriodically(run, {
    name: 'project-events.count-past',
    firstMs: 1_000,
    everyMs: 15 * MINUTE,
    log: runtime.log,
  })
}
