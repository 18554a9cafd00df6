import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { ADDRESSES } from '../addresses.ts'
import { startMailServer, type MailServer } from '../app/smtp.ts'
import { ask } from './ask.ts'
import { freePort } from '../free-port.ts'

describe.skipIf(findPostgres() === null)('production', () => {
  let server: TestServer
  let product: Product
  let mails: MailServer

  beforeAll(async () => {
    server = await startPostgres()
    mails = await startMailServer()
    const port = String(await freePort())
    product = await startProduct({
      APP_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      APP_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: await server.createDatabase('production'),
      AUTH_SECRET: 'a secret of the tests, long enough',
      SMTP_URL: mails.url,
      ...ADDRESSES,
      BOOTSTRAP_EMAIL: 'First@here.example',
    })
  }, 60_000)
  afterAll(async () => {
    await product?.stop()
    await server?.stop()
    await mails?.close()
  })

  /** As superuser, who bypasses row security. */
  async function query(text: string): Promise<unknown[]> {
    const url = new URL('/production', server.superuserUrl)
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }

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

  test('shows and emails the configured addresses, and none of a reserved domain', async () => {
    const { OFFICE_EMAIL, OFFICE_PHONE, PRIVACY_EMAIL, LEGAL_EMAIL, MAIL_FROM } = ADDRESSES
    const shown = {
      contact: OFFICE_EMAIL,
      visit: OFFICE_PHONE,
      privacy: PRIVACY_EMAIL,
      terms: LEGAL_EMAIL,
    }
    for (const [page, address] of Object.entries(shown)) {
      // Also from the cache, and in client-side navigation.
      for (const path of [`/${page}`, `/${page}`, `/${page}.data`]) {
        const text = await (await ask(product.url + path)).text()
        expect(text.includes(address), path).toBe(true)
        expect(text, path).not.toMatch(/f4i\.example|Ben-David|555 0148|HaNevi/)
      }
    }
    mails.received.length = 0
    const subject = 'Coming in spring'
    const form = {
      name: 'Noa Lev',
      email: 'noa@visitor.example',
      subject,
      message: 'May four of us come and help with the olive harvest?',
    }
    expect((await ask(`${product.url}/contact`, { form })).status).toBe(302)
    await expect.poll(() => mails.received.length).toBe(1)
    const raw = mails.received[0]
    expect(raw).toContain(`Reply-To: ${OFFICE_EMAIL}`)
    expect(raw).toContain(`From: ${MAIL_FROM}`)
    expect(raw).not.toContain('f4i.example')
  })

  test('has no demo data', async () => {
    const rows = await query(
      'select (select count(*)::int from auth.users) as users, (select count(*)::int from app.roles) as roles',
    )
    expect(rows).toEqual([{ users: 0, roles: 0 }])
  })

  test("stores the connection's address, whatever headers claim, and only what the form is for", async () => {
    const answer = await fetch(`${product.url}/auth?view=sign-up`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'x-client-address': '192.0.2.66',
        'x-forwarded-for': '192.0.2.77',
        'x-real-ip': '192.0.2.88',
        forwarded: 'for=192.0.2.99',
      },
      body: new URLSearchParams({
        fullName: 'Eve Adar',
        email: 'eve@here.example',
        password: 'a-first-password',
        emailVerified: 'true',
        signupIp: '192.0.2.55',
        role: 'superuser',
        id: '00000000-0000-7000-8000-000000000001',
      }),
    })
    expect(answer.status).toBe(302)
    const rows = await query(
      `select id::text, signup_ip, email_verified from auth.users where email = 'eve@here.example'`,
    )
    expect(rows).toEqual([
      { id: expect.not.stringMatching(/^0{8}-/), signup_ip: '127.0.0.1', email_verified: false },
    ])
    expect(product.output(), 'no address in the log').not.toContain('eve@here.example')
  })

  test.each(['/auth', '/auth?view=sign-up', '/auth?view=verify', '/auth/reset-password?token=x'])(
    '%s answers what is no form, or holds what cannot be kept, as a mistake of the client',
    async (path) => {
      const send = async (body: BodyInit, type: string) => {
        const headers = { 'content-type': type }
        return (await fetch(product.url + path, { method: 'POST', body, headers })).status
      }
      expect(await send('{"email":"x"}', 'application/json')).toBe(415)
      expect(await send('x', 'multipart/form-data; boundary=y')).toBe(400)
      const zero = 'email=z%40z.example&fullName=%00&mobilePhone=%00&token=%00&password=zzzzzz%00'
      const type = 'application/x-www-form-urlencoded'
      expect(await send(`${zero}&repeated=zzzzzz%00`, type)).toBe(422)
    },
  )

  test('lets the configured address become the first superuser once it is proved, and then has no such page', async () => {
    const path = `${product.url}/first-superuser`
    const password = 'a-first-password'
    const comeIn = async (email: string) => {
      await ask(`${product.url}/auth?view=sign-up`, {
        form: { fullName: 'Adi Ram', email, password },
      })
      await query(`update auth.users set email_verified = true where email = '${email}'`)
      const answer = await ask(`${product.url}/auth`, { form: { email, password } })
      return {
        cookie: answer.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      }
    }
    const [first, other] = [await comeIn('first@here.example'), await comeIn('other@here.example')]
    const roles = () =>
      query('select u.email, r.role from app.roles r join auth.users u on u.id = r.user_id')

    for (const form of [undefined, {}]) {
      const asVisitor = await ask(path, form ? { form } : {})
      expect([asVisitor.status, asVisitor.headers.get('location')]).toEqual([
        302,
        '/auth/login?redirect=%2Ffirst-superuser',
      ])
    }
    const page = await ask(path, other)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.not.stringContaining('first@here'),
    ])
    const refused = await ask(path, { ...other, form: {} })
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Failed to promote: '),
    ])
    expect(await roles()).toEqual([])

    await query(`update auth.users set email_verified = false where email = 'first@here.example'`)
    expect((await ask(path, { ...first, form: {} })).status).toBe(422)
    await query(`update auth.users set email_verified = true where email = 'first@here.example'`)
    const done = await ask(path, { ...first, form: {} })
    expect([done.status, done.headers.get('location')]).toEqual([302, '/admin'])
    expect(await roles()).toEqual([{ email: 'first@here.example', role: 'superuser' }])
    for (const who of [{}, first, other]) expect((await ask(path, who)).status).toBe(404)
    const late = await ask(path, { ...other, form: {} })
    expect([late.status, late.headers.get('location')]).toEqual([302, '/'])
    expect(await roles()).toHaveLength(1)
  })

  test('accepts a sign-up without a mail server, and keeps its email', async () => {
    await mails.close()
    const form = { fullName: 'Noa Lev', email: 'noa@here.example', password: 'a-first-password' }
    const answer = await ask(`${product.url}/auth?view=sign-up`, { form })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/auth?view=check-email&email=noa%40here.example&for=sign-up',
    ])
    expect((await ask(`${product.url}/`)).status).toBe(200)
  })
})
