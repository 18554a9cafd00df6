import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { lapseConsents } from './commands/lapse-consents.ts'

const MINUTE = 60_000

/** Ends sign-ups of minors whose parents did not answer in time, every ten minutes. Safe with any number of processes. */
export function startConsentJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'consents' } as const
  return runPeriodically(
    async () => {
      while (await lapseConsents({ runtime, actor, requestId: randomUUID() }, {}));
    },
    { name: 'consent.lapse', firstMs: 4 * MINUTE, everyMs: 10 * MINUTE, log: runtime.log },
  )
}
