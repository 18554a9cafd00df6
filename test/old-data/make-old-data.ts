import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { packTar } from 'modern-tar/fs'
import { buffer } from 'node:stream/consumers'
import { constants, zstdCompressSync } from 'node:zlib'
import pg from 'pg'
import { openFolder } from '#platform/backup/open-connection.ts'
import { BACKUP } from '#platform/database/embedded/first-roles.ts'
import { keptIn } from '#test/faults/saved-place.ts'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { ADDRESSES } from '../addresses.ts'
import { runScript } from '../faults/run-script.ts'
import { startProduct } from '../e2e/start-product.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { countRows } from './count-rows.ts'
import { liveIn } from './live-in.ts'
import type { Remembered } from './old-data.ts'

// node test/old-data/make-old-data.ts NAME: what the built version leaves behind, for later versions to open. See README.md.
const [name, ...more] = process.argv.slice(2)
if (!name || more.length > 0) {
  console.error('Usage: node test/old-data/make-old-data.ts NAME')
  process.exit(1)
}
const SECRET = 'the secret of old data, which guards nothing'
const out = path.join(import.meta.dirname, name)
const port = '3104'

const executablePath = findBrowser()
const opened = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await makeEmbedded(opened)
  await makeServer(opened)
} finally {
  await opened.close()
}

/** A demo on the embedded database. */
async function makeEmbedded(browser: Browser): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'old-embedded-'))
  const settings = { DATA_DIR: folder, AUTH_SECRET: SECRET, PORT: port }
  const lived = await live(browser, settings)
  await leaveMailsWaiting({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' })
  const at = new Date().toISOString()
  const source = await openFolder(path.join(folder, 'database'), BACKUP)
  const rows = await countRows(source.client)
  await source.close()
  await keep('embedded', folder, { ...lived, at, rows })
  const packed = await buffer(packTar(path.join(folder, 'database')))
  await writeFile(path.join(out, 'embedded', 'database.tar.zst'), squeeze(packed))
  await backUp('embedded', settings)
  await rm(folder, { recursive: true })
}

/** A demo on a server, then served as in production. */
async function makeServer(browser: Browser): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'old-server-'))
  const server = await startPostgres()
  try {
    const url = await server.createDatabase('old')
    const settings = { DATA_DIR: folder, AUTH_SECRET: SECRET, PORT: port, DATABASE_URL: url }
    const lived = await live(browser, { ...settings, APP_ENV: 'demo' })
    const production = {
      ...settings,
      ...ADDRESSES,
      APP_ENV: 'production',
      APP_URL: `http://127.0.0.1:${port}`,
    }
    await leaveMailsWaiting({ ...production, SMTP_URL: 'smtp://127.0.0.1:1' })
    const at = new Date().toISOString()
    const asSuperuser = new URL('/old', server.superuserUrl).href
    const client = new pg.Client({ connectionString: asSuperuser })
    await client.connect()
    const rows = await countRows(client)
    await client.end()
    await keep('server', folder, { ...lived, at, rows })
    const dump = execFileSync(
      path.join(findPostgres()!, 'pg_dump'),
      ['--inserts', '--rows-per-insert=500', asSuperuser],
      { maxBuffer: 2 ** 28 },
    )
    await writeFile(path.join(out, 'server', 'database.sql.zst'), squeeze(dump))
    await backUp('server', { ...settings, APP_ENV: 'demo', DATABASE_BACKUP_URL: asSuperuser })
  } finally {
    await server.stop()
  }
  await rm(folder, { recursive: true })
}

async function live(browser: Browser, settings: Record<string, string>) {
  const product = await startProduct(settings)
  try {
    return { ...(await liveIn(product, browser)), origin: product.url }
  } finally {
    await product.end('SIGTERM')
  }
}

/** Mails that cannot leave, as in an outage of the mail server. */
async function leaveMailsWaiting(settings: Record<string, string>): Promise<void> {
  const product = await startProduct(settings)
  try {
    const answer = await fetch(`${product.url}/auth?view=forgot`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
      body: new URLSearchParams({ email: 'keeper@kept.example' }),
    })
    if (answer.status >= 400) throw new Error(`Asking for a reset answered ${answer.status}.`)
  } finally {
    await product.end('SIGTERM')
  }
}

async function keep(
  engine: string,
  folder: string,
  lived: Omit<Remembered, 'program' | 'secret' | 'files'>,
): Promise<void> {
  await mkdir(path.join(out, engine), { recursive: true })
  const files = [...(await keptIn(folder)).keys()].sort()
  const remembered: Remembered = { program: name!, secret: SECRET, ...lived, files }
  await writeFile(
    path.join(out, engine, 'remembered.json'),
    `${JSON.stringify(remembered, null, 2)}\n`,
  )
}

async function backUp(engine: string, settings: Record<string, string>): Promise<void> {
  const archive = path.join(out, engine, 'backup.tgz')
  await rm(archive, { force: true })
  const { code, output } = await runScript('backup', [archive], settings)
  if (code !== 0) throw new Error(output)
  console.log(output)
}

function squeeze(bytes: Buffer): Buffer {
  return zstdCompressSync(bytes, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_windowLog]: 25,
    },
  })
}
