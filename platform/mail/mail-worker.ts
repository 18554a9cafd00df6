import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Scope } from '../database/scope.ts'
import type { Logger } from '../log.ts'
import type { Deliver, OutgoingMail } from './deliver.ts'

const JOB = { kind: 'system', job: 'mail' } as const
const BATCH = 10
const POLL_MS = 5_000
/** A mail that was taken and never answered for (the process died) is taken again after this. */
const CLAIM_MS = 2 * 60_000
const ATTEMPTS = 8

type TakenMail = OutgoingMail & { attempts: number; isBrief: boolean }

export type MailWorker = {
  /** Looks for mails now instead of at the next poll. */
  wake(): void
  /** Sends everything that is due; resolves when nothing more is. */
  drain(): Promise<void>
  /** Finishes the mail in hand and stops. */
  stop(): Promise<void>
}

/**
 * Sends what stands in the outbox: at least once, each with a stable Message-ID, retried with doubling pauses
 * (half a minute to about an hour) and given up after eight tries. Any number of processes may run one.
 */
export function startMailWorker(options: {
  scope: Scope
  clock: Clock
  log: Logger
  deliver: Deliver
}): MailWorker {
  const { scope, clock, log, deliver } = options
  let stopped = false
  let running: Promise<void> | null = null
  let again = false

  async function drain(): Promise<void> {
    while (!stopped) {
      const mails = await claim(scope, clock.now())
      if (mails.length === 0) return
      for (const mail of mails) {
        // What was taken and not sent is taken again once its claim has run out.
        if (stopped) return
        await sendOne(mail)
      }
    }
  }

  async function sendOne(mail: TakenMail): Promise<void> {
    try {
      await deliver(mail)
      if (mail.isBrief) return await forget(mail)
      await scope.as(JOB, (db) =>
        db
          .updateTable('mails')
          .set({ status: 'sent', sent_at: clock.now(), failure: null })
          .where('id', '=', mail.id)
          .execute(),
      )
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      log.warn(
        { mail: mail.id, kind: mail.kind, attempts: mail.attempts },
        'a mail could not be sent',
      )
      const last = mail.attempts >= ATTEMPTS
      if (last && mail.isBrief) return forget(mail)
      const due = new Date(clock.now().getTime() + 30_000 * 2 ** (mail.attempts - 1))
      await scope.as(JOB, (db) =>
        db
          .updateTable('mails')
          .set(last ? { status: 'failed', failure } : { failure, due_at: due })
          .where('id', '=', mail.id)
          .execute(),
      )
    }
  }

  async function forget(mail: TakenMail): Promise<void> {
    await scope.as(JOB, (db) => db.deleteFrom('mails').where('id', '=', mail.id).execute())
  }

  function wake(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = drain()
      .catch((error: unknown) =>
        log.warn(
          { err: error instanceof Error ? error.message : error },
          'the outbox could not be read',
        ),
      )
      .finally(() => {
        running = null
        if (again) {
          again = false
          wake()
        }
      })
  }

  const poll = setInterval(wake, POLL_MS)
  wake()
  return {
    wake,
    async drain() {
      await running
      await drain()
    },
    async stop() {
      stopped = true
      clearInterval(poll)
      await running
    },
  }
}

/** Takes what is due: counted as tried and put off, so that no other worker and no crash sends it at once again. */
function claim(scope: Scope, now: Date): Promise<TakenMail[]> {
  return scope.as(JOB, (db) =>
    db
      .updateTable('mails')
      .set({ attempts: sql`attempts + 1`, due_at: new Date(now.getTime() + CLAIM_MS) })
      .where('id', 'in', (due) =>
        due
          .selectFrom('mails')
          .select('id')
          .where('status', '=', 'queued')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'kind',
        'to_address as to',
        'reply_to as replyTo',
        'subject',
        'text',
        'html',
        'unsubscribe_url as unsubscribeUrl',
        'is_brief as isBrief',
      ])
      .returning('attempts')
      .execute(),
  )
}
