import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { moveWaitingLists } from './commands/move-waiting-lists.ts'
import { offerFreePlaces } from './commands/offer-free-places.ts'

const MINUTE = 60_000

/** Passes on places and emails offers every minute, until nothing is left to do. Safe with any number of processes. */
export function startWaitingListJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'waiting-lists' } as const
  return runPeriodically(
    async () => {
      const caller = () => ({ runtime, actor, requestId: randomUUID() })
      let after: string | null = null
      do after = await offerFreePlaces(caller(), { after })
      while (after !== null)
      while (await moveWaitingLists(caller(), {}));
    },
    { name: 'support.waiting-lists', firstMs: MINUTE, everyMs: MINUTE, log: runtime.log },
  )
}
