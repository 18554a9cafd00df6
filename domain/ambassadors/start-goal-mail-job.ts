import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { notifyGoalsReached } from './commands/notify-goals-reached.ts'

/** Checks every ten minutes for campaigns that have reached their goals. Safe with any number of processes. */
export function startGoalMailJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'campaigns-tell-goals' } as const
  return runPeriodically(
    async () => {
      await notifyGoalsReached({ runtime, actor, requestId: randomUUID() }, {})
    },
    { name: 'campaigns.tell-goals', firstMs: 60_000, everyMs: 10 * 60_000, log: runtime.log },
  )
}
