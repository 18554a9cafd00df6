import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openSource } from '#platform/backup/open-source.ts'
import { openTarget } from '#platform/backup/open-target.ts'
import { checkArchive, restoreBackup } from '#platform/backup/restore-backup.ts'
import { MIGRATIONS, openDatabase } from '#platform/database/open-database.ts'
import { readEnv, type Env } from '#platform/env.ts'
import { createLogger } from '#platform/log.ts'
import { openFolderStorage } from '#platform/storage/open-storage.ts'
import { asSuperuser, createDatabase } from '../postgres/create-database.ts'
import { countRows } from './count-rows.ts'
import {
  backupOf,
  ENGINES,
  loadDump,
  recall,
  unpackDatabase,
  unpackFiles,
  VERSIONS,
  type Old,
} from './open-old.ts'

const onServer = process.env['TEST_DATABASE'] === 'postgres'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'old-data-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

/** The settings of a place of its own: a folder, and on a server an empty database. */
async function newPlace(): Promise<Env> {
  const folder = { DATA_DIR: path.join(parent, randomUUID()) }
  if (!onServer) return readEnv(folder)
  const url = await createDatabase(inject('postgresUrl'), `old_${randomUUID().replaceAll('-', '')}`)
  return readEnv({
    ...folder,
    APP_ENV: 'demo',
    DATABASE_URL: url,
    DATABASE_BACKUP_URL: asSuperuser(url),
  })
}

type Client = Awaited<ReturnType<typeof openSource>>['client']

/**
 * The sums that pages, figures and files read are filled in for old orders and gifts: what each payment and each part of an
 * order received and refunded is what the old entries say.
 */
async function expectMoneyKept(client: Client): Promise<void> {
  const faults = await client.query('select fault, id::text from app.ledger_mismatches')
  expect(faults.rows).toEqual([])
  const { rows } = await client.query<Record<'entries' | 'payments' | 'parts' | 'orders', string>>(`
    with entries as (
      select payment_id, sum(amount_cents) filter (where kind = 'received') as received,
        sum(amount_cents) filter (where kind = 'refunded') as refunded from app.payment_entries group by payment_id)
    select
      (select sum(received) || ' - ' || sum(refunded) from entries) as entries,
      (select sum(received_cents) || ' - ' || sum(refunded_cents) from app.payments) as payments,
      (select sum(received_cents) || ' - ' || sum(refunded_cents) from app.partner_orders) as parts,
      (select sum(received) || ' - ' || sum(refunded) from entries
        join app.payments y on y.id = payment_id where y.order_id is not null) as orders`)
  const [sums] = rows
  expect(sums?.entries).toMatch(/^[1-9]\d* - [1-9]\d*$/)
  expect(sums?.payments).toBe(sums?.entries)
  expect(sums?.parts).toBe(sums?.orders)
}

/** Each item has the date that its columns said, by the id by which calendars know it. */
async function expectDatesKept(client: Client): Promise<void> {
  const { rows } = await client.query<{ dated: number; events: number }>(`
    select count(d.id)::int as dated, count(c.date_id)::int as events
    from app.project_events e
    left join app.project_event_dates d on d.project_event_id = e.id
    left join app.calendar_entries c on c.project_event_id = e.id`)
  expect(rows[0]?.events).toBeGreaterThan(0)
  expect(rows[0]?.dated).toBeGreaterThan(rows[0]!.events)
  const differing = await client.query(`
    select e.id from app.project_events e left join app.project_event_dates d on d.project_event_id = e.id
    where (e.type = 'event' and (d.starts_at, d.ends_at, e.last_start_datetime)
        is distinct from (e.start_datetime, e.end_datetime, e.start_datetime))
      or (e.type = 'project' and ((d.starts_at at time zone e.time_zone)::date, (d.ends_at at time zone e.time_zone)::date - 1)
        is distinct from (e.start_date, e.end_date))
    union all
    select c.project_event_id from app.calendar_entries c left join app.project_event_dates d on d.id = c.date_id
    where c.date_id <> c.project_event_id or d.starts_at is distinct from c.starts_at`)
  expect(differing.rows).toEqual([])
}

/** What tables were called when the old data was made, and are called now. */
const RENAMED: Record<string, string> = {
  'app.attempts': 'app.rate_limits',
  'app.request_keys': 'app.idempotency_keys',
}

/** What a migration counts anew, by more kinds, or adds to. */
const RECOUNTED = new Set(['app.facet_counts', 'app.faq_entries', 'app.site_texts'])

/** Migrates what is there as a start does, and compares it with what was remembered. */
async function expectWhole(env: Env, old: Old): Promise<void> {
  const remembered = await recall(old)
  const database = await openDatabase(env, createLogger('silent'))
  try {
    const source = await openSource(env)
    try {
      const counted = Object.entries(remembered.rows).filter(([table]) => !RECOUNTED.has(table))
      expect(await countRows(source.client)).toMatchObject(
        Object.fromEntries(counted.map(([table, count]) => [RENAMED[table] ?? table, count])),
      )
      const { rows } = await source.client.query<{ id: string; bytes: number }>(
        'select id::text, bytes::int from app.files',
      )
      expect(rows.length).toBe(remembered.rows['app.files'])
      const facets = await source.client.query(`
        select (select sum(n)::int from app.facet_counts) as counted,
          (select count(*)::int from app.search_documents) as found`)
      expect(facets.rows[0].counted).toBe(facets.rows[0].found)
      await expectMoneyKept(source.client)
      await expectDatesKept(source.client)
      const storage = openFolderStorage(env)
      for (const { id, bytes } of rows) {
        const file = await storage.open(id)
        expect(file, id).not.toBeNull()
        expect((await buffer(file!.stream)).length, id).toBe(bytes)
      }
    } finally {
      await source.close()
    }
  } finally {
    await database.close()
  }
}

describe.each(VERSIONS)('data of %s', (version) => {
  test('a database that it left is opened, with all rows and files', async () => {
    const old = { version, engine: onServer ? 'server' : 'embedded' } as const
    const env = await newPlace()
    if (onServer) {
      const url = env.DATABASE_URL!
      await loadDump(old, { owner: url, superuser: asSuperuser(url) })
    } else {
      await unpackDatabase(old, env.DATA_DIR)
    }
    await unpackFiles(old, env.DATA_DIR)
    await expectWhole(env, old)
  })

  // The server is asked for both; the embedded one, which takes far longer, for its own.
  test.each(onServer ? ENGINES : (['embedded'] as const))(
    'its backup, %s, is restored and opened',
    async (engine) => {
      const old = { version, engine }
      const env = await newPlace()
      const archive = backupOf(old)
      const { migrations } = await checkArchive(archive, MIGRATIONS)
      const target = await openTarget(env)
      try {
        const { client } = target
        await restoreBackup({
          client,
          storage: openFolderStorage(env),
          archive,
          migrations,
          replace: false,
        })
      } finally {
        await target.close()
      }
      await expectWhole(env, old)
    },
  )
})
