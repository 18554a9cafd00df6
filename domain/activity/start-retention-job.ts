import { randomUUID } from 'node:crypto'
import { purgeIdentityDocuments } from './commands/purge-identity-documents.ts'
import { purgeActivity } from '#domain/activity/commands/purge-activity.ts'
import type { Caller } from '#platform/operation.ts'
import { runPeriodically, type Repeated } from '#platform/run-periodically.ts'
import type { Forgotten } from './purge-separately.ts'
import { purgeRateLimits } from './commands/purge-rate-limits.ts'
import { purgeBuyers } from './commands/purge-buyers.ts'
import { purgeStoredBytes } from './purge-stored-bytes.ts'
import { purgeDonors } from './commands/purge-donors.ts'
import { purgeGuestIds } from './commands/purge-guest-ids.ts'
import { purgeLinkVisits } from './commands/purge-link-visits.ts'
import { purgeDonorNotices } from './commands/purge-donor-notices.ts'
import { purgeNotices } from './commands/purge-notices.ts'
import { purgeNudges } from './commands/purge-nudges.ts'
import { purgeRequestKeys } from './commands/purge-request-keys.ts'
import { purgeSignIns } from './commands/purge-sign-ins.ts'
import { purgeUnusedFiles } from './commands/purge-unused-files.ts'
import {
  purgeInteractions,
  purgeCarts,
  purgeDrafts,
  purgeMails,
  purgeMessages,
  purgePendingSignUps,
  purgeTeamInvitations,
} from './commands/purge-by-age.ts'

const HOUR = 60 * 60 * 1000

/** All retention tasks. Bytes come last, so that they are deleted in the same run as their rows. */
const WORK: Record<string, (caller: Caller) => Promise<Forgotten>> = {
  activity: (caller) => purgeActivity(caller, {}),
  interactions: (caller) => purgeInteractions(caller, {}),
  drafts: (caller) => purgeDrafts(caller, {}),
  carts: (caller) => purgeCarts(caller, {}),
  'guest-ids': (caller) => purgeGuestIds(caller, {}),
  buyers: (caller) => purgeBuyers(caller, {}),
  givers: (caller) => purgeDonors(caller, {}),
  'pending-sign-ups': (caller) => purgePendingSignUps(caller, {}),
  'team-invitations': (caller) => purgeTeamInvitations(caller, {}),
  notices: (caller) => purgeNotices(caller, {}),
  'donor-notices': (caller) => purgeDonorNotices(caller, {}),
  nudges: (caller) => purgeNudges(caller, {}),
  'request-keys': (caller) => purgeRequestKeys(caller, {}),
  attempts: (caller) => purgeRateLimits(caller, {}),
  mails: (caller) => purgeMails(caller, {}),
  messages: (caller) => purgeMessages(caller, {}),
  'sign-ins': (caller) => purgeSignIns(caller, {}),
  'identity-papers': (caller) => purgeIdentityDocuments(caller, {}),
  'link-visits': (caller) => purgeLinkVisits(caller, {}),
  'unused-files': (caller) => purgeUnusedFiles(caller, {}),
  bytes: purgeStoredBytes,
}

/** Runs every task to completion. A failing task is logged and does not block the others; returns whether all succeeded. */
export async function purgeAll(runtime: Caller['runtime'], work = WORK): Promise<boolean> {
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

/** Runs the retention tasks a minute after startup and then every six hours. Safe with any number of processes. */
export function startRetentionJob(runtime: Caller['runtime']): Repeated {
  return runPeriodically(() => purgeAll(runtime), {
    name: 'retention.forget',
    firstMs: 60_000,
    everyMs: 6 * HOUR,
    log: runtime.log,
  })
}
