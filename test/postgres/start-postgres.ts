import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { createDatabase, owner, ownerUrl } from './create-database.ts'
import { firstProcess, freeze, thaw, whenLetGo } from './server-processes.ts'
import { unprivilegedUser } from './unprivileged-user.ts'
import { freePort } from '../free-port.ts'

export type TestServer = {
  /** The URL of a database as its owner, who is no superuser. */
  url(database: string): string
  /** The URL of the maintenance database as superuser. */
  superuserUrl: string
  /** Creates a database, empty or as a copy, and returns its URL as the owner. */
  createDatabase(name: string, template?: string): Promise<string>
  /** Creates one with migrations and demo, if the run has prepared a template; otherwise an empty one. */
  createSeeded(name: string): Promise<string>
  /** Its data folder. */
  folder: string
  /** Freezes the server with open connections, like a machine without a network or disk. */
  freeze(): Promise<void>
  thaw(): void
  /** Stops the server, as in an outage; `revive` starts it again on the same port. */
  halt(): Promise<void>
  /** Kills all of its processes, like a crash. */
  kill(): Promise<void>
  revive(): Promise<void>
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>
}

// Most tests do not test durability; then waiting for the disk is wasted.
const usualSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  shared_buffers: '64MB',
}

/** Sets the folder that new servers copy, if there is one, with a database `furnished` in it. */
export const FURNISHED_SERVER = 'FURNISHED_SERVER'

/** Settings that keep committed data whatever is killed. */
export const DURABLE = { fsync: 'on', full_page_writes: 'on' }

/**
 * Starts a separate PostgreSQL server in a temporary folder below `parent`, with these settings in addition to the usual test
 * settings. It stops with this process, however that ends.
 *
 * @throws if there is no PostgreSQL 15 or newer, or it does not start within 30 s.
 */
export function startPostgres(
  settings: Record<string, string> = {},
  parent = tmpdir(),
): Promise<TestServer> {
  return start(settings, parent)
}

/** Starts a server that replays what another writes, and answers reads. Takes its copy of the other's data first. */
export function startReplica(primary: TestServer): Promise<TestServer> {
  return start({}, tmpdir(), primary.superuserUrl)
}

async function start(
  settings: Record<string, string>,
  parent: string,
  primary = '',
): Promise<TestServer> {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL 15 or newer is there.')
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(parent, 'postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const seeded = process.env[FURNISHED_SERVER]
  const keeper = keep(bin, folder, port, { user: user ?? {}, settings, primary })
  const superuserUrl = `postgres://superuser@127.0.0.1:${port}/postgres`
  const log = join(folder, 'log')
  const stop = async () => {
    if (keeper.exitCode !== null) return
    // Wait now, even if nothing else keeps this process alive.
    keeper.ref()
    keeper.stdin?.end()
    await once(keeper, 'exit')
  }
  try {
    await whenUp(superuserUrl, keeper, log)
    if (!seeded && !primary)
      await askOnce(superuserUrl, `create role ${owner} login createrole nosuperuser nobypassrls`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    superuserUrl,
    url: (database) => ownerUrl(superuserUrl, database),
    folder: join(folder, 'data'),
    createDatabase: (name, template) => createDatabase(superuserUrl, name, template),
    createSeeded: (name) => createDatabase(superuserUrl, name, seeded ? 'furnished' : 'template0'),
    freeze: () => freeze(superuserUrl, folder),
    thaw: () => thaw(folder),
    async halt() {
      keeper.stdin?.write('halt\n')
      await whenDown(superuserUrl)
    },
    kill: () => kill(superuserUrl, folder),
    async revive() {
      keeper.stdin?.write('revive\n')
      await whenUp(superuserUrl, keeper, log)
    },
    stop,
  }
}

/**
 * A shell that starts the server, runs commands from its input until that closes, stops the server and deletes the folder. The
 * input closes on request and also when this process dies, even by SIGKILL, so this always works. A separate session protects
 * it from Ctrl-C.
 */
function keep(
  bin: string,
  folder: string,
  port: number,
  { user, settings, primary }: { user: object; settings: Record<string, string>; primary: string },
): ChildProcess {
  const options = Object.entries({ ...usualSettings, ...settings }).map(
    ([name, value]) => `-c ${name}=${value}`,
  )
  const script = `
    trap '' INT TERM HUP
    cd "$folder"
    if [ -n "$primary" ]; then "$bin/pg_basebackup" -d "$primary" -D data -R -c fast --no-sync >log 2>&1
    elif [ -n "$furnished" ]; then cp -R "$furnished" data && chmod 700 data
    else "$bin/initdb" -D data -U superuser -A trust -E UTF8 --locale=C --no-sync >log 2>&1; fi &&
      serve() { "$bin/postgres" -D data -p ${port} -k "$folder" ${options.join(' ')} >>log 2>&1 & server=$!; } &&
      serve
    end() { [ -n "$server" ] && kill -INT "$server" && wait "$server"; }
    while read order; do
      case "$order" in halt) end ;; revive) serve ;; esac
    done
    [ -f frozen ] && kill -CONT $(cat frozen)
    end
    cd / && rm -rf "$folder"`
  const keeper = spawn('/bin/sh', ['-c', script], {
    ...user,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      LC_ALL: 'C',
      bin,
      folder,
      primary,
      furnished: process.env[FURNISHED_SERVER],
    },
  })
  keeper.unref()
  return keeper
}

async function whenUp(url: string, keeper: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await askOnce(url, 'select 1')
    } catch (error) {
      const gone = keeper.exitCode !== null
      if (!gone && Date.now() < deadline && isNotYetUp(error)) {
        await pause(50)
        continue
      }
      throw new Error(`PostgreSQL did not start.\n${readFileSync(log, 'utf8')}`, { cause: error })
    }
  }
}

async function whenDown(url: string): Promise<void> {
  while (
    await askOnce(url, 'select 1').then(
      () => true,
      (error: { code?: string }) => error.code !== 'ECONNREFUSED',
    )
  ) {
    await pause(20)
  }
}

async function askOnce(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function kill(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const all = [firstProcess(folder), ...rows.map(({ pid }) => pid)]
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already exited.
    }
  }
  client.end().catch(() => {})
  await whenDown(url)
  await whenLetGo(folder)
}

/** Nobody listens yet, or the server reports that it is starting up (57P03). */
function isNotYetUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03'
}
