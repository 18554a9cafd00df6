import { officeOf, type Office } from './env.ts'
import { m } from '#messages'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Member } from './actor.ts'
import { writeAudit, type AuditEntry } from './audit.ts'
import type { Db, Scope } from './database/scope.ts'
import { AppError, isAppError, type FieldErrors } from './errors.ts'
import type { AppRuntime } from './app-runtime.ts'
import type { Logger } from './log.ts'
import { enqueueMail } from './mail/enqueue-mail.ts'
import { findReaders, named } from './mail/find-readers.ts'
import { readersLanguage } from './mail/readers-language.ts'
import { unsubscribeAddress } from './mail/unsubscribe-address.ts'
import { writeMail, type MailContent } from './mail/mail-content.ts'
import { findStoredResult, storeResult } from './request-keys.ts'
import type { TokenSigner } from './token-signer.ts'
import type { FeatureFlags } from './feature-flags.ts'
import { ANY_TAG } from './http/cache-tags.ts'
import { speak } from './speak.ts'
import { BASE_LANGUAGE, localized } from './text/language.ts'
import { takeTurnsByKey } from './take-turns-by-key.ts'

/** Who calls, and with what parts of the runtime. Pages, JSON endpoints, jobs and tools all call operations with one of these. */
export type Caller = {
  runtime: Pick<
    AppRuntime,
    | 'env'
    | 'scope'
    | 'clock'
    | 'log'
    | 'wakeMail'
    | 'origin'
    | 'seal'
    | 'storage'
    | 'pictures'
    | 'switches'
    | 'payments'
    | 'model'
  >
  actor: Actor
  requestId: string
  /** The request's own key, a UUID of the client, by which a repetition is recognized. */
  key?: string
  /** Collects what the queries of a page to be cached read, see `cacheTags`. */
  tags?: Set<string>
}

/**
 * Whom an operation is for. `visitor`: anyone, public rows only. `guest`: a visitor's or a member's own rows.
 * `staff` and `superuser` are decided by the database's roles table. `system`: named jobs.
 */
export type Audience = 'visitor' | 'guest' | 'member' | 'staff' | 'superuser' | 'system'

type Work<Input> = { db: Db; actor: Actor; input: Input; now: Date; switches: FeatureFlags }
/** What a command works with; plain functions of other rooms that take part in it ask for the same. */
export type CommandContext<Input = unknown> = Work<Input> & {
  /** Leaves a line in the append-only log, in this transaction. Staff's commands must. */
  audit(line: AuditEntry): Promise<void>
  /**
   * Enqueues a mail in this transaction, unless its recipient has unsubscribed from its topic or has left; it is sent once
   * this has committed. One to a team becomes one for each of its people who have the duty. It is written in the language of the
   * recipient's account; for an address of nobody's, in that of the page where a visitor acts, otherwise in the base language.
   */
  notify(write: () => MailContent | Promise<MailContent>): Promise<void>
  /** The whole address of a path of ours, for mails. */
  linkTo(path: string): string
  /** How to reach the office: for replies to our emails, and to notify it. */
  office: Office
  /** The domain of addresses at which replies to mails are received; null if they are not. */
  replyDomain: string | null
  /** Marks what is handed out in mails and must be known again. */
  seal: TokenSigner
  /** For errors that do not stop the operation. */
  log: Logger
}

type Definition<Schema extends z.ZodType, Context, Output> = {
  /** `room.verb-object`, as the file is called. */
  name: string
  for: Audience
  /** The part of the product it belongs to; while that is switched off, it is refused as `closed`. */
  feature?: string
  input: Schema
  run(context: Context): Promise<Output>
}

type CacheTags<Schema extends z.ZodType, Output> = {
  /**
   * What a cached page that shows this result depends on; the triggers `notify_content` announce the same tags. Without
   * it, such a page is out of date after any change of public content.
   */
  cacheTags?(shown: { input: z.output<Schema>; output: Output }): readonly string[]
}

/** An operation, ready to be called: checks input, then permission, then runs in the caller's scope. */
export type Operation<Input, Output> = ((caller: Caller, input: Input) => Promise<Output>) & {
  operation: string
  audience: Audience
  /** The part of the product it belongs to, if staff can close it. */
  feature?: string | undefined
}

/**
 * Defines a read.
 *
 * @throws AppError bad_input, not_signed_in, forbidden or unavailable, before and beside what `run` refuses.
 */
export function query<Schema extends z.ZodType, Output>(
  definition: Definition<Schema, Work<z.output<Schema>>, Output> & CacheTags<Schema, Output>,
): Operation<z.input<Schema>, Output> {
  const call = async (caller: Caller, input: z.input<Schema>) => {
    const { runtime, actor, tags } = caller
    const { switches } = runtime
    requireOpen(switches, definition.feature)
    const parsed = parse(definition.input, input)
    const now = runtime.clock.now()
    const { scope } = runtime
    const asVisitor = tags ? scope.forEverybody : scope.asVisitor
    const read = { ...scope, as: scope.reading, asVisitor }
    const output = await scoped(read, definition.for, actor, (db) =>
      definition.run({ db, actor, input: parsed, now, switches }),
    ).catch(noteRefusal(caller, definition.name))
    if (tags) {
      const shown = definition.cacheTags?.({ input: parsed, output }) ?? [ANY_TAG]
      for (const tag of shown) tags.add(tag)
    }
    return output
  }
  const { name: operation, for: audience, feature } = definition
  return Object.assign(call, { operation, audience, feature })
}

/**
 * Defines a write: one transaction that holds the change, its audit line, its mails and the key of its request.
 * With `once`, a repetition (same key of the client, or same content within ten minutes) is answered as the
 * first time and changes nothing.
 *
 * @throws AppError as `query` does.
 */
export function command<Schema extends z.ZodType, Output extends z.core.util.JSONType | void>(
  definition: Definition<Schema, CommandContext<z.output<Schema>>, Output> & {
    for: Exclude<Audience, 'visitor'>
    once?: boolean
    /** What many may want at once, such as the places of one item: they are served one after the other. */
    inTurn?: (input: z.output<Schema>) => string
  },
): Operation<z.input<Schema>, Output> {
  const call = async (caller: Caller, input: z.input<Schema>) => {
    const { runtime, actor } = caller
    const { switches } = runtime
    requireOpen(switches, definition.feature)
    const parsed = parse(definition.input, input)
    const now = runtime.clock.now()
    let audited = false
    let mailed = false
    const work = () =>
      scoped(runtime.scope, definition.for, actor, async (db) => {
        const request = {
          actor: actorKey(actor),
          operation: definition.name,
          key: caller.key ?? contentKey(parsed),
          content: contentKey(parsed),
          keptMinutes: caller.key ? 24 * 60 : 10,
          now,
        }
        if (definition.once) {
          const before = await findStoredResult(db, request)
          if (before) return before.answer as Output
        }
        const office = officeOf(runtime.env)
        const result = await definition.run({
          db,
          actor,
          input: parsed,
          now,
          switches,
          async audit(line) {
            audited = true
            await writeAudit(db, actor, definition, caller.requestId, now, line)
          },
          async notify(write) {
            const inBase = await speak(BASE_LANGUAGE, write)
            const causedBy = actor.kind === 'member' ? actor.userId : null
            for (const reader of await findReaders(db, inBase, causedBy)) {
              const reads = inBase.language ?? (await readersLanguage(db, actor, reader))
              const language = runtime.env.LANGUAGES.find((one) => one === reads) ?? BASE_LANGUAGE
              const content = language === BASE_LANGUAGE ? inBase : await speak(language, write)
              const mail = speak(language, () =>
                writeMail(content, named(reader, content), { origin: runtime.origin, office }),
              )
              if (!mail) continue
              mailed = true
              await speak(language, () =>
                enqueueMail(db, mail, now, (person, topic) =>
                  unsubscribeAddress(runtime, person, topic),
                ),
              )
            }
          },
          linkTo: (path) => new URL(runtime.origin).origin + localized(path),
          office,
          replyDomain: runtime.env.INBOUND_MAIL_DOMAIN ?? null,
          seal: runtime.seal,
          log: runtime.log,
        })
        if (isStaffs(definition.for) && !audited) {
          throw new Error(`${definition.name} is staff's and left no audit line`)
        }
        if (definition.once) await storeResult(db, request, result ?? null)
        return result
      })
    const key = definition.inTurn?.(parsed)
    const output = await (key === undefined ? work() : inTurn(key, work)).catch(
      noteRefusal(caller, definition.name),
    )
    if (mailed) runtime.wakeMail()
    return output
  }
  const { name: operation, for: audience, feature } = definition
  return Object.assign(call, { operation, audience, feature })
}

/** Says in the log which statement the database refused, as for a forgotten grant: the answer is 403 and does not tell. */
function noteRefusal({ runtime }: Caller, operation: string) {
  return (error: unknown): never => {
    if (isAppError(error) && error.code === 'forbidden' && error.cause) {
      runtime.log.debug({ err: error.cause, operation }, 'the database refused')
    }
    throw error
  }
}

/**
 * Each waits on one row until the one before commits. Waiting with a connection in hand, a rush for one row would take all of
 * them, and everyone else would wait for its end. A thousand may wait: five hundred people who press twice.
 */
const inTurn = takeTurnsByKey({
  running: 4,
  waiting: 1_000,
  waitingOfAll: 2_000,
  waitMs: 20_000,
  stalledMs: 3_000,
  refusal: () => new AppError('unavailable', m.errors_database_away(), { retryAfter: 5 }),
})

function requireOpen(switches: FeatureFlags, feature: string | undefined): void {
  if (feature === undefined || switches.isOn(feature)) return
  throw new AppError('closed', m.errors_closed())
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  throw new AppError('bad_input', m.errors_check_fields(), { fields })
}

function scoped<T>(
  scope: Scope,
  audience: Audience,
  actor: Actor,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  switch (audience) {
    case 'visitor':
      return scope.asVisitor(work)
    case 'guest':
      if (actor.kind !== 'guest' && actor.kind !== 'member') throw notSignedIn()
      return scope.as(actor, work)
    case 'member':
      return scope.as(member(actor), work)
    case 'staff':
      return scope.asStaff(member(actor), work)
    case 'superuser':
      return scope.asStaff(member(actor), async (db) => {
        await requireSuperuser(db)
        return work(db)
      })
    case 'system':
      if (actor.kind !== 'system') throw new AppError('forbidden', m.errors_not_allowed())
      return scope.as(actor, work)
  }
}

function isStaffs(audience: Audience): boolean {
  return audience === 'staff' || audience === 'superuser'
}

function member(actor: Actor): Member {
  if (actor.kind !== 'member') throw notSignedIn()
  return actor
}

function notSignedIn(): AppError {
  return new AppError('not_signed_in', m.errors_sign_in_first())
}

async function requireSuperuser(db: Db): Promise<void> {
  const asked = await sql<{ yes: boolean }>`select app.is_superuser() as yes`.execute(db)
  if (!asked.rows[0]?.yes) throw new AppError('forbidden', m.errors_superusers_only())
}

function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'member':
      return `member:${actor.userId}`
    case 'guest':
      return `guest:${actor.guestId}`
    case 'system':
      return `system:${actor.job}`
    case 'visitor':
      return 'visitor'
  }
}

function contentKey(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('hex')
}
