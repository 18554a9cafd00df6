import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { sendThreadMails } from './commands/send-thread-mails.ts'

const MINUTE = 60_000

/** Emails new messages every minute, until none is due. Safe with any number of processes. */
export function startThreadMailJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'thread-mails' } as const
  return runPeriodically(
    async () => {
      while ((await sendThreadMails({ runtime, actor, requestId: randomUUID() }, {})) > 0);
    },
    { name: 'threads.mails', firstMs: MINUTE, everyMs: MINUTE, log: runtime.log },
  )
}
