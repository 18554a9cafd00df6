import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor, Member } from '#platform/actor.ts'
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts'
import { newId } from '#platform/database/new-id.ts'
import { lockEngine } from '#platform/database/embedded/lock-engine.ts'
import { createPool, type Target } from '#platform/database/create-pool.ts'
import { servePools, type Database } from '#platform/database/serve-pools.ts'
import { readEnv, type Env } from '#platform/env.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'
import { createLogger } from '#platform/log.ts'
import type { OutgoingMail } from '#platform/mail/deliver.ts'
import { listMails, type SentMail } from '#platform/mail/list-mails.ts'
import type { MailWorker } from '#platform/mail/mail-worker.ts'
import type { AssistantModel } from '#platform/model/assistant-model.ts'
import type { Caller } from '#platform/operation.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { createStorage } from '#platform/storage/create-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createRuntime } from '../../create-runtime.ts'
import { ADDRESSES } from '../addresses.ts'
import { createDatabase, dropDatabase } from '../postgres/create-database.ts'
import { TEMPLATE } from './postgres-template.ts'
import { quickHashing } from './quick-hashing.ts'
import { rowsOf, type Rows } from './rows.ts'
import { settings } from './template.ts'

export type Person = keyof typeof DEMO_USERS

/** What signs the sessions of a test app. */
export const SECRET = 'a secret of the tests, long enough'

/** A seeded app on its own real database. One per test file: `startTestApp`. */
export type TestApp = {
  runtime: AppRuntime
  database: Database
  mailWorker: MailWorker
  target: Target
  /** The delivered emails. `refuseMail` makes the mail server refuse all further ones. */
  delivered: OutgoingMail[]
  refuseMail(refuse: boolean): void
  /** Advances the app's clock. */
  advance(ms: number): void
  /** An operation's caller: a cast member, or any actor. */
  caller(who: Person | Actor, key?: string): Caller
  /** Rows as a cast member or any actor reads and writes them. */
  as(who: Person | Actor): Rows
  /** The same for staff. */
  asStaff(who: Person): Rows
  mailsTo(address: string): Promise<SentMail[]>
  /**
   * Queries as the table owner, who is bound by row security too. For assertions and fixtures only.
   *
   * @throws if an update reaches no row.
   */
  asOwner<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export const visitor: Actor = { kind: 'visitor' }
export const guest = (): Actor => ({ kind: 'guest', guestId: newId() })
export const system: Actor = { kind: 'system', job: 'test' }
export const memberOf = (person: Person): Member => ({
  kind: 'member',
  userId: DEMO_USERS[person].id,
})

type Options = {
  env?: Record<string, string>
  payments?: PaymentProvider | null
  model?: AssistantModel | null
  /** Instead of a folder. */
  storage?: Storage
  /** On a server, this database instead of a copy of the usual one: a copy of another, or a new one that stays. */
  database?: { copyOf: string } | { kept: string }
  /** Hashes passwords at the product's own cost. The cast's passwords cannot be verified then. */
  hashing?: 'real'
}

/** An app for the tests of one file, or of one group: created before them, closed after them and after what they open. */
export function startTestApp(more?: Options): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await createTestApp(more))
  })
  afterAll(() => app.close())
  return app
}

/** Creates an app on the run's kind of database (`TEST_DATABASE`). Whoever creates it closes it. */
export async function createTestApp(more: Options = {}): Promise<TestApp> {
  const { target, drop } =
    process.env['TEST_DATABASE'] === 'postgres' ? await onPostgres(more.database) : await onPglite()
  const env: Env = readEnv({
    APP_ENV: 'demo',
    PORT: '3000',
    LIMITS: 'wide',
    DATABASE_CONNECTIONS: String(settings.DATABASE_CONNECTIONS),
    DATABASE_TIMEOUT_MS: String(settings.DATABASE_TIMEOUT_MS),
    ...ADDRESSES,
    ...more.env,
  })
  const log = createLogger('silent')
  const database = servePools(target, env, log)
  const owner = createPool({
    target,
    name: 'test owner',
    searchPath: 'app',
    connections: 1,
    timeoutMs: 10_000,
    connectMs: 10_000,
    log,
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'test-app-'))
  let moved = 0
  let refuses = false
  const clock = { now: () => new Date(Date.now() + moved) }
  const delivered: OutgoingMail[] = []
  const { runtime, mailWorker } = createRuntime({
    keepTokens: true,
    hashing: more.hashing === 'real' ? undefined : quickHashing,
    env,
    origin: 'http://127.0.0.1:3000',
    secret: SECRET,
    log,
    clock,
    database,
    storage: more.storage ?? createStorage(path.join(folder, 'files')),
    ...('payments' in more ? { payments: more.payments } : {}),
    ...('model' in more ? { model: more.model } : {}),
    async deliver(mail) {
      if (refuses) throw new Error('421 try again later')
      delivered.push(mail)
    },
  })
  await runtime.switches.refresh()
  const actorOf = (who: Person | Actor) => (typeof who === 'string' ? memberOf(who) : who)
  const caller: TestApp['caller'] = (who, key) => ({
    runtime,
    actor: actorOf(who),
    requestId: randomUUID(),
    ...(key === undefined ? {} : { key }),
  })
  return {
    runtime,
    database,
    mailWorker,
    target,
    delivered,
    caller,
    as: (who) => rowsOf((work) => runtime.scope.as(actorOf(who), work)),
    asStaff: (who) => rowsOf((work) => runtime.scope.asStaff(memberOf(who), work)),
    refuseMail(refuse) {
      refuses = refuse
    },
    advance(ms) {
      moved += ms
    },
    mailsTo: (to) => listMails(caller(system), { to }),
    async asOwner(text, values = []) {
      const { command, rowCount, rows } = await owner.query(text, values)
      if (command === 'UPDATE' && rowCount === 0) {
        throw new Error(`no row, or row security hides it: ${text}`)
      }
      return rows
    },
    async close() {
      await mailWorker.stop()
      await owner.end()
      await database.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Place = { target: Target; drop(): Promise<unknown> }

async function onPglite(): Promise<Place> {
  await lockEngine()
  const template = new Uint8Array(await readFile(inject('pgliteTemplate')))
  const embedded = await startEmbedded({ folder: null, template })
  return {
    target: { socket: () => embedded.socket(), user: embedded.owner },
    drop: () => embedded.close(),
  }
}

async function onPostgres(how: { copyOf: string } | { kept: string } | undefined): Promise<Place> {
  const isKept = how !== undefined && 'kept' in how
  const name = isKept ? how.kept : `world_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  const url = await createDatabase(server, name, how && 'copyOf' in how ? how.copyOf : TEMPLATE)
  return {
    target: { url },
    drop: isKept ? () => Promise.resolve() : () => dropDatabase(server, name),
  }
}
