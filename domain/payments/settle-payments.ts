import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { expireCheckoutSessions } from './expire-checkout-sessions.ts'
import { endDuePayments } from './end-due-payments.ts'
import { sendRefunds } from './send-refunds.ts'

const WORK = {
  'end-due': endDuePayments,
  'close-places': expireCheckoutSessions,
  'send-refunds': sendRefunds,
}

/** Does once what payments wait for: ends what is due, closes its pages at the provider, sends refunds. What fails keeps nothing else from its turn; tells whether all went well. */
export async function settlePayments(runtime: Caller['runtime']): Promise<boolean> {
  let isWhole = true
  for (const [name, work] of Object.entries(WORK)) {
    const actor = { kind: 'system', job: `payments-${name}` } as const
    try {
      await work({ runtime, actor, requestId: randomUUID() })
    } catch (error) {
      runtime.log.error({ err: error, work: `payments-${name}` }, 'payments could not be settled')
      isWhole = false
    }
  }
  return isWhole
}

/** Settles payments every half a minute. Any number of processes may. */
export function startSettlementJob(runtime: Caller['runtime']): Repeated {
  return runPeriodically(() => settlePayments(runtime), {
    name: 'payments.settle',
    firstMs: 5_000,
    everyMs: 30_000,
    log: runtime.log,
  })
}
