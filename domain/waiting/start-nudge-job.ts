import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { sendNudges } from './commands/send-nudges.ts'

const MINUTE = 60_000

/** Emails about what is overdue every hour, until none is left. Safe with any number of processes. */
export function startNudgeJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'nudges' } as const
  return runPeriodically(
    async () => {
      while ((await sendNudges({ runtime, actor, requestId: randomUUID() }, {})) > 0);
    },
    { name: 'waiting.nudges', firstMs: 5 * MINUTE, everyMs: 60 * MINUTE, log: runtime.log },
  )
}
