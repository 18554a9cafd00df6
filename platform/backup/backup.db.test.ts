import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/create-test-app.ts'
import { emptyDatabase } from '#test/app/empty-database.ts'
import { startS3 } from '#test/app/s3-server.ts'
import { BACKUP } from '../database/embedded/first-roles.ts'
import { readMigrations } from '../database/migrate.ts'
import { MIGRATIONS } from '../database/open-database.ts'
import { addressOf, type Target } from '../database/create-pool.ts'
import { createS3Storage } from '../storage/create-s3-storage.ts'
import { createStorage } from '../storage/create-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { dumpRows } from './dump-rows.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { checkArchive, restoreBackup } from './restore-backup.ts'
import { writeArchive } from './write-archive.ts'

const onServer = process.env['TEST_DATABASE'] === 'postgres'
const kind = onServer ? 'server' : 'embedded'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
})
afterAll(async () => {
  await app.close()
  await Promise.all(drops.map((drop) => drop()))
  await rm(folder, { recursive: true, force: true })
})

async function connect(target: Target, options = ''): Promise<pg.Client> {
  const client = new pg.Client({ ...addressOf(target), options })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** The same database with the backup login; on the test server, its superuser. */
function reading(target: Target): Promise<pg.Client> {
  if ('socket' in target) return connect({ ...target, user: BACKUP })
  const url = new URL(inject('postgresUrl'))
  url.pathname = new URL(target.url).pathname
  return connect({ url: url.href })
}

const drops: (() => Promise<unknown>)[] = []
async function newDatabase(): Promise<Target> {
  const { target, drop } = await emptyDatabase()
  drops.push(drop)
  return target
}

/** A database that a test has restored a backup into: each takes seconds. */
let restored: Target | undefined
async function restoredDatabase(): Promise<Target> {
  if (restored) return restored
  const archive = await back(inFolder('none'))
  const { migrations } = await checkArchive(archive, MIGRATIONS)
  restored = await newDatabase()
  const client = await connect(restored)
  const storage = inFolder('nowhere')
  await restoreBackup({ client, storage, archive, migrations, replace: false })
  return restored
}

/** Creates a backup; by default without this test's demo files, as declared. */
async function back(storage: Storage, lacking = true): Promise<string> {
  const archive = path.join(folder, `${randomUUID()}.tar.gz`)
  const client = await reading(app.target)
  await makeBackup({ client, storage, archive, program: '1', kind, now: new Date(), lacking })
  return archive
}

/** All rows of all tables, in a fixed order. */
async function allRows(target: Target): Promise<string[]> {
  const lines: string[] = []
  const client = await reading(target)
  await dumpRows(
    client,
    async (name, bytes) => {
      const table = path.dirname(name)
      const [, ...rows] = Buffer.from(bytes).toString().trim().split('\n')
      lines.push(...rows.map((row) => `${table} ${row}`))
    },
    async () => {},
  )
  return lines.sort()
}

/** The protections of the tables; a restore must put back what it lifts. */
async function guards(target: Target): Promise<string[]> {
  const client = await reading(target)
  const { rows } = await client.query<{ line: string }>(`
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace in ('app'::regnamespace, 'auth'::regnamespace)
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s %s %s %s %s', oid::regclass, relkind, relrowsecurity, relforcerowsecurity, relacl) from pg_class
      where relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
    union all select format('%s %s %s', oid::regprocedure, proowner::regrole, proacl) from pg_proc
      where pronamespace in ('app'::regnamespace, 'auth'::regnamespace)`)
  return rows.map(({ line }) => line).sort()
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}

const inFolder = (name: string) => createStorage(path.join(folder, name))

async function inBucket(): Promise<Storage> {
  const server = await startS3()
  onTestFinished(() => server.stop())
  return createS3Storage(server.place)
}

const WAYS = [
  ['folder to S3', async () => inFolder('from-mixed'), inBucket],
  ['S3 to folder', inBucket, async () => inFolder('to-mixed')],
] as const

// Where the files are does not depend on the engine, and the embedded one takes four seconds for each restore.
test.each(onServer ? WAYS : WAYS.slice(0, 1))(
  'a restore brings back rows, files, policies and sequences: %s',
  async (_, openFrom, openTo) => {
    const from = await openFrom()
    await from.put('one', Buffer.from('bytes of one'))
    await from.put('a'.repeat(100), Buffer.alloc(300_000, 'b'))
    const archive = await back(from)
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    const { migrations, end } = await checkArchive(archive, MIGRATIONS)
    expect(end.files).toBe(2)
    expect(end.tables['app.partners']).toBeGreaterThan(5)

    const isFirst = restored === undefined
    const target = (restored ??= await newDatabase())
    const storage = await openTo()
    const client = await connect(target)
    const options = { client, storage, archive, migrations }
    const expectWhole = async () => {
      expect(await allRows(target)).toEqual(await allRows(app.target))
      expect(await guards(target)).toEqual(await guards(app.target))
      expect(await keysOf(storage)).toEqual(['a'.repeat(100), 'one'])
      expect(await new Response((await storage.open('one'))!.stream).text()).toBe('bytes of one')
      const counted = await (
        await reading(target)
      ).query('select last_value from app.orders_number_seq')
      expect(String(counted.rows[0].last_value)).toBe(end.sequences[0]!.value)
    }
    if (isFirst) {
      await restoreBackup({ ...options, replace: false })
      await expectWhole()
    }
    await expect(restoreBackup({ ...options, replace: false })).rejects.toThrow(
      /holds data already/,
    )
    await storage.put('other', Buffer.from('gone after'))
    const { aside, moved, missing } = await restoreBackup({ ...options, replace: true })
    await expectWhole()
    expect(moved).toBe(1)
    expect(aside).toMatch(/-before-2/)
    if (aside!.startsWith(folder)) {
      expect(await readFile(path.join(aside!, 'other'), 'utf8')).toBe('gone after')
    }
    expect(missing.length).toBe(end.tables['app.files'])
  },
)

// Where the files are does not depend on the engine.
test.runIf(onServer)(
  'missing or incomplete files stop a backup; restoring one without them keeps those on disk',
  async () => {
    const rows = await allFiles()
    const storage = inFolder('named')
    for (const { id, bytes } of rows) await storage.put(id, Buffer.alloc(bytes))
    const whole = await back(storage, false)
    await checkArchive(whole, MIGRATIONS)
    const [first, second] = rows.map(({ id }) => id)
    await storage.delete(first!)
    await expect(back(storage, false)).rejects.toThrow(`1 uploaded files that the database names`)
    await storage.put(first!, Buffer.from('cut off'))
    await expect(back(storage, false)).rejects.toThrow(first)
    const before = (await readdir(folder)).length
    await expect(back(inFolder('elsewhere'), false)).rejects.toThrow(
      /missing or not whole in .*elsewhere.* Are DATA_DIR and the S3 settings those of the service\?/,
    )
    expect((await readdir(folder)).length, 'nothing is written').toBe(before)

    const none = await back(inFolder('elsewhere'))
    const { migrations } = await checkArchive(none, MIGRATIONS)
    const client = await connect(await restoredDatabase())
    await storage.put(`${second}-480`, Buffer.from('the same, smaller'))
    await writeFile(path.join(folder, 'named', 'stray.bin'), 'left there by hand')
    const there = await keysOf(storage)
    const options = { client, storage, archive: none, migrations, replace: true }
    expect(await restoreBackup(options)).toMatchObject({ aside: null, moved: 0, missing: [] })
    expect(await keysOf(storage)).toEqual(there)
  },
)

// The embedded database changes no row while a snapshot is held.
describe.runIf(onServer)('while pictures are replaced', () => {
  /** Calls back before and after each listing of the files: the first precedes the snapshot, each other one follows one. */
  async function listing(before: (time: number) => unknown, after: (time: number) => unknown) {
    const storage = inFolder('replaced')
    for (const { id, bytes } of await allFiles()) await storage.put(id, Buffer.alloc(bytes))
    let time = 0
    return {
      ...storage,
      async *list() {
        time += 1
        await before(time)
        yield* storage.list()
        await after(time)
      },
    } satisfies Storage
  }

  function pictures(client: pg.Client) {
    const ids: string[] = []
    const upload = async () => {
      const id = randomUUID()
      ids.push(id)
      await client.query(
        `insert into app.files (id, kind, content_type, bytes, original_name) values ($1, 'avatars', 'image/png', 1, 'x.png')`,
        [id],
      )
    }
    const replace = () => client.query('delete from app.files where id = any ($1)', [ids])
    return { upload, replace }
  }

  test('one that was uploaded after the files were copied, and replaced after the rows were, stops no backup', async () => {
    const before = (await allFiles()).length
    const { upload, replace } = pictures(await reading(app.target))
    const busy = await listing(
      (time) => time === 2 && replace(),
      (time) => time === 1 && upload(),
    )
    const { end } = await checkArchive(await back(busy, false), MIGRATIONS)
    expect(end.tables['app.files']).toBe(before)
  })

  test('a backup that is overtaken each time gives up after five', async () => {
    const { upload, replace } = pictures(await reading(app.target))
    let listings = 0
    const busy = await listing(() => (listings += 1), upload)
    await expect(back(busy, false)).rejects.toThrow('5 uploaded files that the database names')
    expect(listings).toBe(6)
    await replace()
  })
})

async function allFiles(): Promise<{ id: string; bytes: number }[]> {
  const client = await reading(app.target)
  return (await client.query('select id::text, bytes::int from app.files order by 1')).rows
}

test('a restore that fails at its last row leaves rows and files unchanged', async () => {
  const archive = await back(inFolder('none'))
  const { manifest, migrations } = await checkArchive(archive, MIGRATIONS)
  const target = await restoredDatabase()
  const client = await connect(target)
  const storage = inFolder('stays')
  await storage.put('stays', Buffer.from('x'))
  const before = await allRows(target)
  // A row without its person; only the foreign keys, restored at the end, detect it.
  const wrong = await archiveOf(manifest, async (put) => {
    await put('files/new', Buffer.from('y'))
    const row = JSON.stringify([randomUUID(), 'admin'])
    await put('database/app.roles/000000.ndjson', Buffer.from(`["user_id","role"]\n${row}\n`))
    return { tables: { 'app.roles': 1 }, files: 1, sequences: [] }
  })
  const again = { client, storage, archive: wrong, migrations, replace: true }
  await expect(restoreBackup(again)).rejects.toThrow(/foreign key/)
  expect(await allRows(target)).toEqual(before)
  expect(await keysOf(storage)).toEqual(['stays'])
  // As on a server; a restore takes the embedded database seconds.
  if (!onServer) return
  const fewer = await archiveOf(manifest, async () => ({
    tables: { 'app.roles': 2 },
    files: 0,
    sequences: [],
  }))
  await expect(restoreBackup({ ...again, archive: fewer })).rejects.toThrow(
    /Of 2 rows of app.roles/,
  )
  expect(await allRows(target)).toEqual(before)
})

test('the owner’s login, under row security, is refused; without that it would see nothing, and with row_security off it fails', async () => {
  const bound = await connect(app.target)
  const archive = path.join(folder, 'no.tar.gz')
  const options = { client: bound, storage: inFolder('none'), archive }
  const made = makeBackup({ ...options, program: '1', kind, now: new Date() })
  await expect(made).rejects.toThrow(/Row security binds the login/)
  expect((await readdir(folder)).filter((name) => name.startsWith('no.'))).toEqual([])
  const seen = await bound.query('select from app.partners')
  expect(seen.rowCount).toBe(0)
  await bound.query('set row_security = off')
  await expect(bound.query('select from app.partners')).rejects.toThrow(/row-level security/)
})

test('an archive that is no backup, newer, or from other migrations is refused', async () => {
  const known = (await readMigrations(MIGRATIONS)).map(({ name, checksum }) => ({ name, checksum }))
  const manifest: Manifest = {
    format: 1,
    program: '9',
    kind,
    at: new Date().toISOString(),
    postgres: '18',
    migrations: known,
  }
  const nothing = async () => ({ tables: {}, files: 0, sequences: [] })
  const check = async (more: object) =>
    checkArchive(await archiveOf({ ...manifest, ...more } as Manifest, nothing), MIGRATIONS)
  await check({})
  const newer = [...known, { name: '9999-later.sql', checksum: 'x' }]
  await expect(check({ migrations: newer })).rejects.toThrow(/newer version.*9999-later/)
  const other = [{ ...known[0]!, checksum: 'x' }]
  await expect(check({ migrations: other })).rejects.toThrow(/is another one here/)
  await expect(check({ format: 2 })).rejects.toThrow(/newer version of this program/)
  const text = path.join(folder, 'text')
  await writeFile(text, 'just words')
  await expect(checkArchive(text, MIGRATIONS)).rejects.toThrow(/is damaged, or no backup/)
})

/** A well-formed archive with these entries. */
async function archiveOf(
  manifest: Manifest,
  fill: Parameters<typeof writeArchive>[2],
): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.tar.gz`)
  await writeArchive(file, manifest, fill)
  return file
}
