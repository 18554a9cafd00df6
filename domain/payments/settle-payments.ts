import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { repeat, type Repeated } from '#platform/repeat.ts'
import { closePlaces } from './close-places.ts'
import { endDuePayments } from './end-due-payments.ts'
import { sendRefunds } from './send-refunds.ts'

const WORK = { 'end-due': endDuePayments, 'close-places': closePlaces, 'send-refunds': sendRefunds }

/** Does once what payments wait for: ends what is due, closes its pages at the provider, sends refunds. What fails keeps nothing else from its turn; tells whether all went well. */
export async function settlePayments(house: Caller['house']): Promise<boolean> {
  let isWhole = true
  for (const [name, work] of Object.entries(WORK)) {
    const actor = { kind: 'system', job: `payments-${name}` } as const
    try {
      await work({ house, actor, requestId: randomUUID() })
    } catch (error) {
      house.log.error({ err: error, work: `payments-${name}` }, 'payments could not be settled')
      isWhole = false
    }
  }
  return isWhole
}

/** Settles payments every half a minute. Any number of processes may. */
export function settleRegularly(house: Caller['house']): Repeated {
  return repeat(() => settlePayments(house), {
    name: 'payments.settle',
    firstMs: 5_000,
    everyMs: 30_000,
    log: house.log,
  })
}
