import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { sendReminders } from './commands/send-reminders.ts'

const MINUTE = 60_000

/** Sends the reminders that are due every five minutes, until none is left. Safe with any number of processes. */
export function startReminderJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'support-reminders' } as const
  return runPeriodically(
    async () => {
      while ((await sendReminders({ runtime, actor, requestId: randomUUID() }, {})) > 0);
    },
    { name: 'support.reminders', firstMs: 2 * MINUTE, everyMs: 5 * MINUTE, log: runtime.log },
  )
}
