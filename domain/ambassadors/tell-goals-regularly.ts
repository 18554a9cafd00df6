import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { repeat, type Repeated } from '#platform/repeat.ts'
import { tellGoalsReached } from './commands/tell-goals-reached.ts'

/** Looks every ten minutes whether campaigns have reached their goals. Any number of processes may. */
export function tellGoalsRegularly(house: Caller['house']): Repeated {
  const actor = { kind: 'system', job: 'campaigns-tell-goals' } as const
  return repeat(
    async () => {
      await tellGoalsReached({ house, actor, requestId: randomUUID() }, {})
    },
    { name: 'campaigns.tell-goals', firstMs: 60_000, everyMs: 10 * 60_000, log: house.log },
  )
}
