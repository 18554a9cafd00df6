import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { ROOT } from '../../root-folder.ts'
import { lockEngine } from './lock-engine.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from './start-embedded.ts'

const ROLES = `
  create role app_visitor;
  create role app_member;
  grant app_visitor, app_member to house_owner;
`

/** Opening a copy is some six times as fast as creating a database. */
let template: Blob
beforeAll(async () => {
  await lockEngine()
  template = await keepTemplate()
})

/** Kept for all files and runs, until what makes it changes. */
async function keepTemplate(): Promise<Blob> {
  const engine = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name)))
  const hash = createHash('sha256').update(readFileSync(engine))
  for (const source of sources) hash.update(source)
  const folder = join(ROOT, '.cache')
  const kept = join(folder, `embedded-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true })
    // Two workers may make it at the same time; each file gets its name when it is whole.
    const unfinished = `${kept}.${process.pid}`
    writeFileSync(unfinished, Buffer.from(await (await makeTemplate()).arrayBuffer()))
    renameSync(unfinished, kept)
  }
  return new Blob([readFileSync(kept)])
}

async function makeTemplate(): Promise<Blob> {
  const embedded = await startEmbedded({ folder: null })
  const client = new pg.Client(settingsFor(embedded))
  await client.connect()
  await client.query(ROLES)
  await client.end()
  const tar = await embedded.dump()
  await embedded.close()
  return tar
}

/** A database with the roles app_visitor and app_member (in memory without a folder), closed after the test. */
export async function openForTest(options: Partial<EmbeddedOptions> = {}) {
  const content = options.folder ? {} : { template }
  const embedded = await startEmbedded({ folder: null, ...content, ...options })
  onTestFinished(() => embedded.close())
  return embedded
}

/** A folder with a database, for all tests of a file; unpacked, because creating one takes seconds. */
export function folderForFile(): () => string {
  let parent: string
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'embedded-'))
    mkdirSync(join(parent, 'database'))
    const input = Buffer.from(await template.arrayBuffer())
    execFileSync('tar', ['-xf', '-', '-C', join(parent, 'database')], {
      input,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
  })
  afterAll(() => rm(parent, { recursive: true, force: true }))
  return () => join(parent, 'database')
}

/** One database for all tests of a file, for tests without lasting effects. */
export function openForFile(): () => Embedded {
  let embedded: Embedded
  beforeAll(async () => {
    embedded = await startEmbedded({ folder: null, template })
  })
  afterAll(() => embedded.close())
  return () => embedded
}

function settingsFor(embedded: Embedded): pg.ClientConfig {
  return {
    stream: () => embedded.socket() as never,
    user: embedded.owner,
    database: 'postgres',
  }
}

/** A pool for it, ended after the test. */
export function poolOn(embedded: Embedded, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    ...settingsFor(embedded),
    ...settings,
  })
  // Idle clients fail when the database restarts; the next query uses a new one.
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  return pool
}

/** One connection, ended after the test. */
export async function connectTo(
  embedded: Embedded,
  settings: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    ...settingsFor(embedded),
    ...settings,
  })
  client.on('error', () => {})
  onTestFinished(() => client.end().catch(() => {}))
  await client.connect()
  return client
}
