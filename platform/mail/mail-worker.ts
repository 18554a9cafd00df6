import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Scope } from '../database/scope.ts'
import type { Logger } from '../log.ts'
import { sanitizeText } from '../text/sanitize-text.ts'
import type { Deliver, OutgoingMail } from './deliver.ts'
import { isFinalRefusal } from './is-final-refusal.ts'
import { withoutTokens } from './without-tokens.ts'

const JOB = { kind: 'system', job: 'mail' } as const
const POLL_MS = 5_000
/** A mail that was taken and never completed (the process died) is taken again after this. A delivery ends sooner. */
const CLAIM_MS = 2 * 60_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 60 * 60_000
/** As long as mail servers keep trying one another (RFC 5321, 4.5.4.1): an outage of a weekend costs no mail. */
const KEPT_MS = 4 * 24 * 60 * 60_000
/** Stopping waits no longer than this for a silent server. */
const FAREWELL_MS = 4_000

type TakenMail = OutgoingMail & { attempts: number; isBrief: boolean; createdAt: Date }

export type MailWorker = {
  /** Looks for mails now instead of at the next poll. */
  wake(): void
  /** Sends everything that is due; resolves when nothing more is. */
  drain(): Promise<void>
  /** Takes no more mail, finishes what is in hand, and stops. A server that keeps it waiting is left after four seconds. */
  stop(): Promise<void>
  /** When the outbox was last processed completely. */
  lastSuccess(): Date | null
}

/**
 * Sends what is in the outbox, several mails at a time: at least once, each with a stable Message-ID, retried with
 * doubling pauses (half a minute to an hour), and given up after four days or once the server says it will never take it.
 * Mails to one address are sent one after the other, in order. Any number of processes may run one. A mail is sent twice
 * only if a server accepted it without confirming, or a process died before recording it; the Message-ID then identifies
 * the duplicate.
 */
export function startMailWorker(options: {
  scope: Scope
  clock: Clock
  log: Logger
  deliver: Deliver
  /** Mails sent at the same time. */
  atOnce: number
  /** A demo keeps what leaves no trace elsewhere, since its mailbox is where mail is read. */
  keepBrief?: boolean
  /** Keeps the tokens of links in what has left, as where stored copies are how mail is read. */
  keepTokens?: boolean
}): MailWorker {
  const { scope, clock, log, deliver, atOnce, keepBrief = false, keepTokens = false } = options
  let stopped = false
  let working: Promise<void> | null = null
  /** Something has happened since the outbox was last looked at, and how to wake what waits for it. */
  let isNews = false
  let goOn = () => {}
  /** Taken and not completed; each is begun as soon as it is taken, so that no claim expires unused. */
  const inHand = new Map<TakenMail, Promise<void>>()
  const unnoted: unknown[] = []
  const accepted = new Set<string>()
  let lastSuccess: Date | null = null

  /** Keeps the slots busy until nothing is due and nothing in hand. */
  async function work(): Promise<void> {
    while (!stopped) {
      if (unnoted.length > 0) throw unnoted.pop()
      isNews = false
      if (inHand.size < atOnce && (await beginNext())) continue
      if (isNews) continue
      if (inHand.size === 0) return
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
    }
  }

  /** Whether there was a mail to send. */
  async function beginNext(): Promise<boolean> {
    const now = clock.now()
    const mail = await claim(scope, now, [...inHand.keys()])
    if (!mail) {
      lastSuccess = now
      return false
    }
    if (stopped) await putBack(mail)
    else inHand.set(mail, finish(mail))
    return true
  }

  async function finish(mail: TakenMail): Promise<void> {
    try {
      await sendOne(mail)
    } catch (error) {
      unnoted.push(error)
    } finally {
      inHand.delete(mail)
      tellNews()
    }
  }

  function tellNews(): void {
    isNews = true
    goOn()
  }

  async function putBack({ id }: TakenMail): Promise<void> {
    await scope.as(JOB, (db) =>
      db
        .updateTable('mails')
        .set({ attempts: sql`attempts - 1`, dueAt: clock.now() })
        .where('id', '=', id)
        .execute(),
    )
  }

  async function sendOne(mail: TakenMail): Promise<void> {
    try {
      if (!accepted.has(mail.id)) await deliver(mail)
    } catch (error) {
      return putOff(mail, error)
    }
    // Until it is recorded, so that this process does not send it again just because recording failed.
    accepted.add(mail.id)
    if (mail.isBrief && !keepBrief) await forget(mail)
    else {
      await scope.as(JOB, (db) =>
        db
          .updateTable('mails')
          .set({ status: 'sent', sentAt: clock.now(), failure: null, ...kept(mail) })
          .where('id', '=', mail.id)
          .execute(),
      )
    }
    accepted.delete(mail.id)
  }

  async function putOff(mail: TakenMail, error: unknown): Promise<void> {
    // A server may answer anything, including characters that the database cannot store.
    const failure = sanitizeText(error instanceof Error ? error.message : String(error)).slice(
      0,
      1_000,
    )
    const now = clock.now().getTime()
    const isOver = isFinalRefusal(error) || now - mail.createdAt.getTime() >= KEPT_MS
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    // Without the server's words: they may repeat the address.
    log[isOver ? 'error' : 'warn'](
      { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, responseCode },
      isOver ? 'a mail was given up' : 'a mail could not be sent',
    )
    if (isOver && mail.isBrief) return forget(mail)
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (mail.attempts - 1), LONGEST_PAUSE_MS)
    const due = new Date(now + pause)
    await scope.as(JOB, (db) =>
      db
        .updateTable('mails')
        .set(isOver ? { status: 'failed', failure, ...kept(mail) } : { failure, dueAt: due })
        .where('id', '=', mail.id)
        .execute(),
    )
  }

  /** What is kept of a completed mail: nothing that would give a reader of the table access. */
  function kept({ text, html }: TakenMail) {
    if (keepTokens) return {}
    return { text: withoutTokens(text), html: withoutTokens(html), unsubscribeUrl: null }
  }

  async function forget(mail: TakenMail): Promise<void> {
    await scope.as(JOB, (db) => db.deleteFrom('mails').where('id', '=', mail.id).execute())
  }

  function noteUnread(error: unknown): void {
    const err = error instanceof Error ? error.message : error
    log.warn({ err }, 'the outbox could not be read')
  }

  function start(): Promise<void> {
    working ??= work().finally(() => {
      working = null
    })
    return working
  }

  function wake(): void {
    if (stopped) return
    if (working) tellNews()
    else start().catch(noteUnread)
  }

  const poll = setInterval(wake, POLL_MS)
  wake()
  return {
    wake,
    async drain() {
      await working?.catch(() => {})
      await start()
    },
    async stop() {
      stopped = true
      tellNews()
      clearInterval(poll)
      const farewell = new AbortController()
      const patience = setTimeout(FAREWELL_MS, undefined, { signal: farewell.signal })
      const ended = Promise.allSettled([working, ...inHand.values()])
      await Promise.race([ended, patience.catch(() => {})])
      farewell.abort()
    },
    lastSuccess: () => lastSuccess,
  }
}

/**
 * Takes the mail that has been due longest: counted as tried and put off, so that no other worker and no crash sends it at
 * once again. One to an address of a mail in hand waits for that.
 */
function claim(
  scope: Scope,
  now: Date,
  inHand: readonly TakenMail[],
): Promise<TakenMail | undefined> {
  return scope.as(JOB, (db) =>
    db
      .updateTable('mails')
      .set({ attempts: sql`attempts + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
      .where('id', '=', (due) =>
        due
          .selectFrom('mails')
          .select('id')
          .where('status', '=', 'queued')
          .where('dueAt', '<=', now)
          .where(sql<boolean>`to_address <> all (${inHand.map(({ to }) => to)})`)
          .orderBy('dueAt')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'kind',
        'toAddress as to',
        'replyTo as replyTo',
        'subject',
        'text',
        'html',
        'unsubscribeUrl as unsubscribeUrl',
        'isBrief as isBrief',
        'createdAt as createdAt',
      ])
      .returning('attempts')
      .executeTakeFirst(),
  )
}
