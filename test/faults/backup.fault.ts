import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepFigures } from '../../bench/figures/keep-figures.ts'
import type { Promised } from '../../bench/figures/figures.ts'
import { openFolderStorage } from '../../platform/storage/open-storage.ts'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { signIn } from './ask.ts'
import { until } from './look-inside.ts'
import { runScript } from './run-script.ts'
import { as, ask, expectRestored, keptIn, missingFiles } from './saved-place.ts'
import { startWriters } from './steady-writers.ts'
import { visit } from './visitor.ts'

const table: Record<string, Record<string, number>> = {}
const promises: Promised[] = []
afterAll(() =>
  keepFigures({
    name: 'fault-backup',
    title: 'Backup and restore under load',
    how: 'The built product on each database, while people write, order and change pictures: `npm run backup`, then `npm run restore` to another database and folder, and the product started with them. "Waited" is the longest response time of /readyz during the backup.',
    command: 'npm run faults -- test/faults/backup.fault.ts',
    tables: [table],
    promises,
  }),
)

const databases = findPostgres() === null ? ['embedded'] : ['embedded', 'server']

describe.each(databases)('backup and restore, %s database', (kind) => {
  let folder: string
  let server: TestServer | null = null
  let product: Product
  let settings: Record<string, string> = {}
  let archive: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
    archive = path.join(folder, 'one.tar.gz')
    if (kind === 'server') {
      server = await startPostgres()
      settings = { APP_ENV: 'demo', DATABASE_URL: await server.createSeeded('before') }
      await asSuperuser(
        'postgres',
        'create role f4i_backup login bypassrls in role pg_read_all_data',
      )
    }
    product = await startProduct(settings)
  })
  afterAll(async () => {
    await product?.stop()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function asSuperuser<Row extends object>(database: string, text: string): Promise<Row[]> {
    return ask(new URL(`/${database}`, server!.superuserUrl).href, text)
  }

  /** All rows of the running product's database, bypassing row security. */
  function look<Row extends object>(data: string, database: string, text: string): Promise<Row[]> {
    if (server) return asSuperuser(database, text)
    const host = path.join(data, 'database.socket')
    return ask({ host, user: 'house_backup', database: 'postgres' }, text)
  }

  function backup(file: string) {
    return runScript('backup', [file], {
      ...settings,
      DATA_DIR: product.folder,
      ...(server ? { DATABASE_BACKUP_URL: as('f4i_backup', server.url('before')) } : {}),
    })
  }

  async function elsewhere(name: string): Promise<Record<string, string>> {
    const data = { DATA_DIR: path.join(folder, name) }
    return server
      ? { ...data, APP_ENV: 'demo', DATABASE_URL: await server.createDatabase(name) }
      : data
  }

  test('everything acknowledged before is included, and nothing is incomplete', async () => {
    const writers = startWriters(product.url)
    await until(() => {
      const { messages, orders, pictures } = writers.acknowledged()
      return messages.length >= 20 && orders.length >= 2 && pictures >= 2
    }, 120)
    const before = writers.acknowledged()
    const usual = writers.waited()
    const made = await backup(archive)
    const after = writers.acknowledged()
    const meanwhile = writers.waited()
    await writers.stop()
    expect(made.code, made.output).toBe(0)
    const { size, mode } = await stat(archive)
    expect(mode & 0o077, 'nobody else may read it').toBe(0)

    const there = await elsewhere('after')
    const restored = await runScript('restore', [archive], there)
    expect(restored.output).toMatch(/^Restored \d+ rows/)
    const again = await startProduct(there)
    try {
      const find = <Row extends object>(text: string) =>
        look<Row>(there['DATA_DIR']!, 'after', text)
      const written = await find<{ email: string }>('select email from app.inbox_messages')
      const ordered = await find<{ email: string }>('select email from app.orders')
      const lost = [...before.messages, ...before.orders].filter(
        (email) => ![...written, ...ordered].some((row) => row.email === email),
      )
      expect(lost).toEqual([])
      expect(await missingFiles(find, there['DATA_DIR']!)).toEqual([])
      const [books] = await asOwner<{ faults: number }>(
        there,
        'select count(*)::int as faults from app.ledger_mismatches',
      )
      expect(books).toEqual({ faults: 0 })
      // People sign in, see their picture, and continue to write.
      const member = visit(again.url, await signIn(again.url))
      const page = await (await member.get('/dashboard')).text()
      const picture = /src="(\/files\/[^"]+)"/.exec(page)?.[1] ?? ''
      const file = await member.get(picture.replaceAll('&amp;', '&'))
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const goOn = startWriters(again.url)
      await until(() => goOn.acknowledged().orders.length > 0, 60)
      await goOn.stop()

      // The control: missing files are detected. All of them, since a single one may belong to a picture replaced since.
      const kept = await keptIn(there['DATA_DIR']!)
      const stored = openFolderStorage({ DATA_DIR: there['DATA_DIR']! })
      for (const key of kept.keys()) await stored.delete(key)
      expect(await missingFiles(find, there['DATA_DIR']!)).not.toEqual([])

      table[kind] = {
        'acknowledged before': before.messages.length + before.orders.length + before.pictures,
        'and during the backup':
          after.messages.length +
          after.orders.length +
          after.pictures -
          (before.messages.length + before.orders.length + before.pictures),
        rows: Number(/^Restored (\d+)/.exec(restored.output)?.[1]),
        'KiB of the archive': Math.round(size / 1024),
        'backup ms': Math.round(made.ms),
        'rows read ms': Number(/rows were read for (\d+) ms/.exec(made.output)?.[1]),
        'restore ms': Math.round(restored.ms),
        'waited ms before': Math.round(usual.longestMs),
        'waited ms': Math.round(meanwhile.longestMs),
        'not answered': meanwhile.refused - usual.refused,
      }
      promises.push(
        { what: `acknowledged writes lost, ${kind}`, measured: lost.length, bound: { most: 0 } },
        { what: `faults in the books, ${kind}`, measured: books?.faults ?? 1, bound: { most: 0 } },
      )
    } finally {
      await again.stop()
    }
  })

  test('a damaged archive, an existing database and a running product are refused, and nothing changes', async () => {
    const there = await elsewhere('kept')
    await expectRestored([archive], there)
    const before = await fingerprint(there)
    const cut = path.join(folder, 'cut.tar.gz')
    const { size } = await stat(archive)
    await cp(archive, cut)
    await truncate(cut, Math.round(size * 0.9))
    const flipped = path.join(folder, 'flipped.tar.gz')
    const bytes = await readFile(archive)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(flipped, bytes)
    const refusals: [string[], RegExp][] = [
      [[archive], /holds data already\. Say --replace/],
      [[cut, '--replace'], /was cut off/],
      [[flipped, '--replace'], /is damaged|is not what was written|invalid/i],
      [[path.join(folder, 'none'), '--replace'], /There is no file/],
    ]
    for (const [words, reason] of refusals) {
      const { code, output } = await runScript('restore', words, there)
      expect([code, output]).toEqual([1, expect.stringMatching(reason)])
    }
    const running = { ...settings, DATA_DIR: product.folder }
    const { code, output } = await runScript('restore', [archive, '--replace'], running)
    expect([code, output]).toEqual([1, expect.stringMatching(/is running on|is in use by/)])
    expect(await fingerprint(there)).toEqual(before)
    await expectRestored([archive, '--replace'], there)
    expect(await fingerprint(there)).toEqual(before)
  })

  test.runIf(kind === 'server')(
    'a login that row security binds is refused: it would have seen nothing',
    async () => {
      const file = path.join(folder, 'bound.tar.gz')
      const settingsOnly = { ...settings, DATA_DIR: product.folder }
      const { code, output } = await runScript('backup', [file], settingsOnly)
      expect([code, output]).toEqual([1, expect.stringMatching(/Row security binds the login/)])
      await expect(stat(file)).rejects.toThrow('ENOENT')
      // The control: what such a backup would have contained without an error.
      const text = 'select count(*)::int as rows from app.inbox_messages'
      expect(await ask(settings['DATABASE_URL']!, text)).toEqual([{ rows: 0 }])
      const [seen] = await asSuperuser<{ rows: number }>('before', text)
      expect(seen!.rows).toBeGreaterThan(20)
    },
  )

  /** Queries with the role of the product's jobs. */
  async function asOwner<Row extends object>(
    { DATABASE_URL, DATA_DIR }: Record<string, string>,
    text: string,
  ): Promise<Row[]> {
    const options = '-c role=app_system'
    return DATABASE_URL
      ? ask({ connectionString: DATABASE_URL, options }, text)
      : ask(
          {
            host: path.join(DATA_DIR!, 'database.socket'),
            user: 'house_owner',
            database: 'postgres',
            options,
          },
          text,
        )
  }

  /** What a backup of the place says it holds. */
  async function fingerprint(there: Record<string, string>): Promise<string> {
    const file = path.join(folder, 'print.tar.gz')
    await rm(file, { force: true })
    const { DATABASE_URL: url } = there
    const login = url ? { DATABASE_BACKUP_URL: as('f4i_backup', url) } : {}
    const { code, output } = await runScript('backup', [file], { ...there, ...login })
    expect(code, output).toBe(0)
    return /: (\d+ rows of \d+ tables and \d+ files)/.exec(output)![1]!
  }
})
