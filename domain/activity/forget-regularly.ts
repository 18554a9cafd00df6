import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { repeat, type Repeated } from '#platform/repeat.ts'
import { forgetActivity } from './forget-activity.ts'

const HOUR = 60 * 60 * 1000

/** Has what was kept long enough deleted, from a minute after the start on and every six hours. Any number of processes may. */
export function forgetRegularly(house: Caller['house']): Repeated {
  const actor = { kind: 'system', job: 'forget-activity' } as const
  return repeat(
    async () => {
      for (;;) {
        const { isDone } = await forgetActivity({ house, actor, requestId: randomUUID() }, {})
        if (isDone) return
      }
    },
    { name: 'activity.forget-activity', firstMs: 60_000, everyMs: 6 * HOUR, log: house.log },
  )
}
