import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startPostgres } from '../postgres/start-postgres.ts'
import { ADDRESSES } from '../addresses.ts'
import { runServer } from './run-server.ts'

/** A readable message; no line of a stack. */
const plain = /^(?!.*\n\s+at )/s

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  APP_URL: 'http://127.0.0.1:3000',
  AUTH_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:1',
  ...ADDRESSES,
}

// Which settings are refused: `platform/env.test.ts`.
test.each([
  ['PORT', { PORT: 'abc' }],
  ['AUTH_SECRET', { ...production, AUTH_SECRET: '' }],
])(
  'a wrong or missing %s stops the start with a sentence that names it (%o)',
  async (name, settings) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'settings-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { code, output } = await runServer({ DATA_DIR: path.join(folder, 'data'), ...settings })
    expect(code).toBe(1)
    expect(output).toContain(name)
    expect(output).toMatch(plain)
    expect(output.trim().split('\n').length).toBeLessThanOrEqual(3)
    expect(await readdir(folder), 'before a database is opened').toEqual([])
  },
  60_000,
)

test.skipIf(findPostgres() === null)(
  'a server that is away is waited for, and the process says so and is ready as soon as it is back',
  async () => {
    const server = await startPostgres()
    onTestFinished(server.stop)
    const DATABASE_URL = await server.createDatabase('waited_for')
    await server.halt()
    const child = spawn(process.execPath, ['build/server/server.js'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'], ...production, PORT: '0', DATABASE_URL },
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    const said = (words: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const look = () => words.test(output) && resolve()
        child.stdout.on('data', look)
        child.once('exit', () => reject(new Error(`It ended.\n${output}`)))
        look()
      })
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    await said(/Waiting for the database, to migrate it: /)
    await server.revive()
    await said(/^Ready at /m)
  },
  60_000,
)
