import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { refreshSearchTexts } from './commands/refresh-search-texts.ts'

const HOUR = 60 * 60 * 1000

/** Brings search texts up to date soon after startup, which may be that of a newer version. Safe with any number of processes. */
export function startSearchTextJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'refresh-search-texts' } as const
  const refresh = async () => {
    for (let isDone = false; !isDone;) {
      ;({ isDone } = await refreshSearchTexts({ runtime, actor, requestId: randomUUID() }, {}))
    }
    return true
  }
  return runPeriodically(refresh, {
    name: 'project-events.refresh-search-texts',
    firstMs: 2_000,
    everyMs: 6 * HOUR,
    log: runtime.log,
  })
}
