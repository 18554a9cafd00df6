import { randomUUID } from 'node:crypto'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import { sendDonorMails } from './commands/send-donor-mails.ts'
import { sendNoticeMails } from './commands/send-notice-mails.ts'
import { spreadAnnouncements } from './commands/spread-announcements.ts'

const MINUTE = 60_000

/** Tells people what is new of what they follow and support, every minute, until nothing waits. Safe with any number of processes. */
export function startFollowingJob(runtime: Caller['runtime']): Repeated {
  const actor = { kind: 'system', job: 'following' } as const
  const caller = () => ({ runtime, actor, requestId: randomUUID() })
  return runPeriodically(
    async () => {
      try {
        while ((await spreadAnnouncements(caller(), {})) > 0);
      } finally {
        // Digests of what has been spread are due all the same.
        while ((await sendNoticeMails(caller(), {})) > 0);
        while ((await sendDonorMails(caller(), {})) > 0);
      }
    },
    { name: 'following.tell', firstMs: MINUTE, everyMs: MINUTE, log: runtime.log },
  )
}
