import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { ask, signIn } from './ask.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')

/** The exact statements that the page tells people to run. */
function told(name: 'simple' | 'strict'): string[] {
  const block = new RegExp(`<!-- ${name} -->\n\`\`\`sql\n([^]*?)\`\`\``).exec(page)?.[1] ?? ''
  return block
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
}

describe.skipIf(findPostgres() === null)('the logins that docs/operations.md describes', () => {
  let server: TestServer
  const url = (login: string) =>
    Object.assign(new URL('/f4i', server.superuserUrl), { username: login, password: 'x' }).href

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  async function run(to: string, statements: string[]): Promise<pg.QueryResult[]> {
    const client = new pg.Client({ connectionString: to })
    await client.connect()
    try {
      const results = []
      for (const text of statements) results.push(await client.query(text))
      return results
    } finally {
      await client.end()
    }
  }

  test('work: the simple ones, and the strict one after them', async () => {
    await run(server.superuserUrl, told('simple'))
    const settings = { APP_ENV: 'demo', AUTH_SECRET: 'a secret of the tests, long enough' }
    const first = await startProduct({ ...settings, DATABASE_URL: url('f4i') })
    await first.stop()
    await run(new URL('/f4i', server.superuserUrl).href, told('strict'))
    const strict = await startProduct({
      ...settings,
      DATABASE_URL: url('f4i_web'),
      DATABASE_OWNER_URL: url('f4i'),
    })
    try {
      expect((await ask(`${strict.url}/readyz`)).status).toBe(200)
      expect((await ask(`${strict.url}/projects-events`)).status).toBe(200)
      const staff = await signIn(strict.url, 'admin@demo.test')
      expect((await ask(`${strict.url}/admin`, { cookie: staff })).status).toBe(200)
      expect(strict.output()).not.toMatch(/"level":50/)
    } finally {
      await strict.stop()
    }
    // The owner of the tables could do both; this login has nothing of its own.
    for (const text of ['select from app.profiles', 'create table app.mine ()']) {
      await expect(run(url('f4i_web'), [text])).rejects.toThrow(/permission denied/)
    }
    const [seen] = await run(url('f4i_backup'), ['select count(*)::int as n from app.profiles'])
    expect(seen!.rows[0].n).toBeGreaterThan(5)
    await expect(run(url('f4i_backup'), ['delete from app.mails'])).rejects.toThrow(
      /permission denied/,
    )
  })
})
