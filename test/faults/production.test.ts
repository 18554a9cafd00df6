import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../journeys/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { ask } from './ask.ts'

describe.skipIf(findPostgres() === null)('production', () => {
  let server: TestServer
  let product: Product

  beforeAll(async () => {
    server = await startPostgres()
    const port = String(await freePort())
    product = await startProduct({
      APP_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      APP_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: await server.createDatabase('production'),
      AUTH_SECRET: 'a secret of the tests, long enough',
      SMTP_URL: 'smtp://127.0.0.1:1',
    })
  }, 60_000)
  afterAll(async () => {
    await product?.stop()
    await server?.stop()
  })

  test.each([
    '/dev/mail',
    '/dev/mail.data',
    '/dev/mail.json',
    '/dev/mail/00000000-0000-7000-8000-000000000001',
    '/_design',
    '/_design.data',
    '/_root.data?_routes=routes%2Fdev%2Fmailbox',
  ])('has no %s', async (path) => {
    const answer = await ask(product.url + path)
    const text = await answer.text()
    expect(text).not.toContain('demo.test')
    if (!path.startsWith('/_root')) expect(answer.status).toBe(404)
  })

  test('shows no demo accounts, and they do not sign in', async () => {
    const page = await (await ask(`${product.url}/auth`)).text()
    expect(page).toContain('Welcome back')
    expect(page).not.toMatch(/demo\.test|demo-password|this is a demo/i)
    const form = { email: 'superuser@demo.test', password: 'demo-password' }
    const answer = await ask(`${product.url}/auth`, { form })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
    expect(product.output()).not.toMatch(/demo/i)
  })

  test('has no demo data', async () => {
    // As superuser, whom row security does not bind.
    const url = new URL('/production', server.superuserUrl)
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    const { rows } = await client.query(
      'select (select count(*)::int from auth.users) as users, (select count(*)::int from app.roles) as roles',
    )
    await client.end()
    expect(rows).toEqual([{ users: 0, roles: 0 }])
  })

  test('takes a sign-up though no mail server answers, and keeps its mail', async () => {
    const form = { fullName: 'Noa Lev', email: 'noa@here.example', password: 'a-first-password' }
    const answer = await ask(`${product.url}/auth?view=sign-up`, { form })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/auth?view=check-email&email=noa%40here.example&for=sign-up',
    ])
    expect((await ask(`${product.url}/`)).status).toBe(200)
  })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
