import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import type { Forgotten } from './purge-separately.ts'
import { MARK } from '#platform/attempts/attempt-key.ts'
import { purgeRateLimits } from './commands/purge-rate-limits.ts'
import { purgeStoredBytes } from './purge-stored-bytes.ts'
import { purgeAll } from './start-retention-job.ts'
import { demoId } from '#db/demo/demo-id.ts'
import { purgeNudges } from './commands/purge-nudges.ts'
import { purgeRequestKeys } from './commands/purge-request-keys.ts'
import { purgeSignIns } from './commands/purge-sign-ins.ts'
import { purgeUnusedFiles } from './commands/purge-unused-files.ts'
import { RETENTION_DAYS } from './kept-for.ts'
import {
  purgeDrafts,
  purgeMails,
  purgeMessages,
  purgeTeamInvitations,
} from './commands/purge-by-age.ts'

const DAY = 24 * 60 * 60 * 1000
const app = startTestApp()
beforeAll(() => liftRowSecurity(app))

type Case = {
  forget: typeof purgeDrafts
  days: number
  /** Inserts one row whose retention starts at that time. */
  make(at: Date, name: string): [table: string, row: Record<string, unknown>]
}

const mail = (status: string, at: Date): [string, Record<string, unknown>] => [
  'mails',
  {
    id: newId(),
    kind: 'test',
    to_address: 'a@b.c',
    subject: 's',
    text: 't',
    html: 'h',
    status,
    sent_at: status === 'sent' ? at : null,
    created_at: at,
  },
]
const file = (at: Date) => ({
  id: newId(),
  kind: 'avatars',
  user_id: DEMO_USERS.supporter.id,
  content_type: 'image/webp',
  bytes: 1,
  original_name: 'x',
  created_at: at,
})

const cases: Record<string, Case> = {
  drafts: {
    forget: purgeDrafts,
    days: RETENTION_DAYS.drafts,
    make: (at) => [
      'registration_drafts',
      { id: newId(), guest_id: newId(), content: '{}', updated_at: at },
    ],
  },
  'request keys': {
    forget: purgeRequestKeys,
    days: RETENTION_DAYS.requestKeys,
    make: (at, key) => ['idempotency_keys', { actor: 'x', operation: 'y', key, at }],
  },
  attempts: {
    forget: purgeRateLimits,
    days: RETENTION_DAYS.attempts,
    make: (at, key) => ['rate_limits', { key, began_at: at }],
  },
  'marks of connections': {
    forget: purgeRateLimits,
    days: RETENTION_DAYS.knownConnections,
    make: (at, key) => ['rate_limits', { key: MARK + key, began_at: at }],
  },
  'sent mails': {
    forget: purgeMails,
    days: RETENTION_DAYS.sentMails,
    make: (at) => mail('sent', at),
  },
  'failed mails': {
    forget: purgeMails,
    days: RETENTION_DAYS.failedMails,
    make: (at) => mail('failed', at),
  },
  'closed messages': {
    forget: purgeMessages,
    days: RETENTION_DAYS.closedMessages,
    make: (at, name) => [
      'inbox_messages',
      {
        id: newId(),
        kind: 'contact',
        status: 'closed',
        name: 'Name',
        email: 'a@b.c',
        subject: name,
        updated_at: at,
      },
    ],
  },
  'unused files': {
    forget: purgeUnusedFiles,
    days: RETENTION_DAYS.unusedFiles,
    make: (at) => ['files', file(at)],
  },
  nudges: {
    forget: purgeNudges,
    days: RETENTION_DAYS.nudges,
    make: (at) => [
      'nudges',
      { kind: 'sign-up', subject_id: newId(), since: at, stage: 1, sent_at: at },
    ],
  },
  'invitations to a team': {
    forget: purgeTeamInvitations,
    days: 0,
    make: (at, name) => [
      'partner_invitations',
      {
        id: newId(),
        partner_id: demoId('partners', 'galilee-hands'),
        email: `${name}@b.c`,
        duties: ['write'],
        invited_by: DEMO_USERS.partner.id,
        created_at: at,
        expires_at: at,
      },
    ],
  },
  sessions: {
    forget: purgeSignIns,
    days: 0,
    make: (at) => [
      'auth.sessions',
      { id: newId(), user_id: DEMO_USERS.supporter.id, token: newId(), expires_at: at },
    ],
  },
  proofs: {
    forget: purgeSignIns,
    days: 0,
    make: (at) => [
      'auth.verifications',
      { id: newId(), identifier: 'i', value: 'v', expires_at: at },
    ],
  },
}

async function add([table, row]: [string, Record<string, unknown>]): Promise<void> {
  const names = Object.keys(row)
  await app.asOwner(
    `insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
    Object.values(row),
  )
}

const count = async (table: string) =>
  Number((await app.asOwner<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n)

test.each(Object.entries(cases))(
  '%s go when their time is over, and not before',
  async (_, one) => {
    const { forget, days, make } = one
    const job = app.caller(system)
    await forget(job, {})
    const now = app.runtime.clock.now().getTime()
    const table = make(new Date(now), 'x')[0]
    const before = await count(table)
    await add(make(new Date(now - days * DAY - 60_000), 'old'))
    await add(make(new Date(now - days * DAY + 60 * 60_000), 'new'))
    expect(await forget(job, {})).toEqual({ deleted: 1, isDone: true })
    expect(await count(table)).toBe(before + 1)
    app.advance(2 * 60 * 60_000)
    expect(await forget(job, {})).toMatchObject({ isDone: true })
    expect(await count(table)).toBe(before)
  },
)

test('an open message, a queued email and a file in use are kept, however old', async () => {
  const old = new Date(app.runtime.clock.now().getTime() - 2000 * DAY)
  const used = file(old)
  await add(['files', used])
  await app.asOwner('update profiles set avatar_file_id = $1 where id = $2', [
    used.id,
    DEMO_USERS.supporter.id,
  ])
  await add(mail('queued', old))
  await add([
    'inbox_messages',
    {
      id: newId(),
      kind: 'contact',
      status: 'answered',
      name: 'Name',
      email: 'a@b.c',
      subject: 's',
      updated_at: old,
    },
  ])
  const job = app.caller(system)
  for (const forget of [purgeMails, purgeMessages, purgeUnusedFiles]) {
    expect(await forget(job, {})).toEqual({ deleted: 0, isDone: true })
  }
})

test('bytes are deleted after their row, and retried when the storage failed', async () => {
  const { storage } = app.runtime
  const gone = file(new Date())
  await storage.put(gone.id, new Uint8Array([1]))
  await storage.put(`${gone.id}-480`, new Uint8Array([1]))
  await add(['files', gone])
  await app.asOwner('delete from files where id = $1', [gone.id])
  const broken = { ...storage, delete: () => Promise.reject(new Error('read-only')) }
  const refused = app.caller(system)
  await expect(
    purgeStoredBytes({ ...refused, runtime: { ...app.runtime, storage: broken } }),
  ).rejects.toThrow('read-only')
  expect(await storage.open(gone.id)).not.toBeNull()
  expect((await purgeStoredBytes(app.caller(system))).deleted).toBeGreaterThan(0)
  expect(await storage.open(gone.id)).toBeNull()
  expect(await storage.open(`${gone.id}-480`)).toBeNull()
  expect(await purgeStoredBytes(app.caller(system))).toEqual({ deleted: 0, isDone: true })
})

test('while another process is running it, nothing is done', async () => {
  const old = new Date(app.runtime.clock.now().getTime() - 100 * DAY)
  await add(cases['drafts']!.make(old, 'x'))
  const hold = sql`select pg_advisory_xact_lock(hashtextextended('retention.forget-drafts', 0))`
  if (process.env['TEST_DATABASE'] === 'postgres') {
    await app.runtime.scope.as(system, async (db: Db) => {
      await hold.execute(db)
      expect(await purgeDrafts(app.caller(system), {})).toEqual({ deleted: 0, isDone: true })
    })
  }
  expect(await purgeDrafts(app.caller(system), {})).toEqual({ deleted: 1, isDone: true })
})

test('a failing task does not block the others, and the deleted rows are reported', async () => {
  const told: unknown[] = []
  const log = { error: (line: object) => told.push(line), info: (line: object) => told.push(line) }
  const once = (deleted: number) => (): Promise<Forgotten> =>
    Promise.resolve({ deleted, isDone: true })
  await purgeAll(
    { ...app.runtime, log: log as never },
    {
      first: () => Promise.reject(new Error('no')),
      second: once(3),
      third: once(0),
    },
  )
  expect(told).toEqual([
    { err: expect.any(Error), work: 'forget-first' },
    { work: 'forget-second', deleted: 3 },
  ])
})

test('can only be run by a job', async () => {
  for (const { forget } of Object.values(cases)) {
    for (const who of ['supporter', 'superuser'] as const) {
      await expect(forget(app.caller(memberOf(who)), {})).toBeRefused('forbidden')
    }
  }
})
