import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { reportBookFaults } from './commands/report-book-faults.ts'

const DAY = 24 * 60 * 60 * 1000

/** Checks the ledger two minutes after startup and then once a day. Safe to run in any number of processes. */
export function startLedgerCheckJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'payments-check-books' } as const
  return runPeriodically(
    async () => {
      await reportBookFaults({ runtime, actor, requestId: randomUUID() }, {})
    },
    { name: 'payments.check-books', firstMs: 2 * 60_000, everyMs: DAY, log: runtime.log },
  )
}
