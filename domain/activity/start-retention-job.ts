import { randomUUID } from 'node:crypto'
import { forgetIdentityPapers } from '#domain/accounts/commands/forget-identity-papers.ts'
import { forgetActivity } from '#domain/activity/commands/forget-activity.ts'
import { forgetInteractions } from '#domain/assistant/commands/forget-interactions.ts'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import type { Forgotten } from './forget-alone.ts'
import { forgetAttempts } from './commands/forget-attempts.ts'
import { forgetBuyers } from './commands/forget-buyers.ts'
import { forgetBytes } from './forget-bytes.ts'
import { forgetCarts } from './commands/forget-carts.ts'
import { forgetDrafts } from './commands/forget-drafts.ts'
import { forgetGivers } from './commands/forget-givers.ts'
import { forgetGuestIds } from './commands/forget-guest-ids.ts'
import { forgetLinkVisits } from './commands/forget-link-visits.ts'
import { forgetMails } from './commands/forget-mails.ts'
import { forgetMessages } from './commands/forget-messages.ts'
import { forgetRequestKeys } from './commands/forget-request-keys.ts'
import { forgetSignIns } from './commands/forget-sign-ins.ts'
import { forgetUnusedFiles } from './commands/forget-unused-files.ts'

const HOUR = 60 * 60 * 1000

/** Everything that ends by itself. Bytes come last, so that they go with the rows of the same round. */
const WORK: Record<string, (caller: Caller) => Promise<Forgotten>> = {
  activity: (caller) => forgetActivity(caller, {}),
  interactions: (caller) => forgetInteractions(caller, {}),
  drafts: (caller) => forgetDrafts(caller, {}),
  carts: (caller) => forgetCarts(caller, {}),
  'guest-ids': (caller) => forgetGuestIds(caller, {}),
  buyers: (caller) => forgetBuyers(caller, {}),
  givers: (caller) => forgetGivers(caller, {}),
  'request-keys': (caller) => forgetRequestKeys(caller, {}),
  attempts: (caller) => forgetAttempts(caller, {}),
  mails: (caller) => forgetMails(caller, {}),
  messages: (caller) => forgetMessages(caller, {}),
  'sign-ins': (caller) => forgetSignIns(caller, {}),
  'identity-papers': (caller) => forgetIdentityPapers(caller, {}),
  'link-visits': (caller) => forgetLinkVisits(caller, {}),
  'unused-files': (caller) => forgetUnusedFiles(caller, {}),
  bytes: forgetBytes,
}

/** Does every piece of work once, to its end. One that fails is logged and keeps no other from its turn; tells whether all went well. */
export async function forgetAll(runtime: Caller['runtime'], work = WORK): Promise<boolean> {
  let isWhole = true
  for (const [name, forget] of Object.entries(work)) {
    const actor = { kind: 'system', job: `forget-${name}` } as const
    let deleted = 0
    try {
      for (let isDone = false; !isDone;) {
        const done = await forget({ runtime, actor, requestId: randomUUID() })
        deleted += done.deleted
        isDone = done.isDone
      }
    } catch (error) {
      runtime.log.error({ err: error, work: `forget-${name}` }, 'something could not be forgotten')
      isWhole = false
    }
    if (deleted > 0) runtime.log.info({ work: `forget-${name}`, deleted }, 'forgotten')
  }
  return isWhole
}

/** Has what was kept long enough deleted, from a minute after the start on and every six hours. Any number of processes may. */
export function startRetentionJob(runtime: Caller['runtime']): Repeated {
  return runPeriodically(() => forgetAll(runtime), {
    name: 'retention.forget',
    firstMs: 60_000,
    everyMs: 6 * HOUR,
    log: runtime.log,
  })
}
