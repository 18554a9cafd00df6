import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { pictureFile } from '../app/pictures.ts'
import { startBalance, type Balance } from './balance.ts'
import { PATIENT } from './everyday.ts'
import { lookInside, type Inside } from './look-inside.ts'
import { visit } from './visitor.ts'

const PASSWORD = 'demo-password'

describe.skipIf(findPostgres() === null)('two processes behind a proxy', () => {
  let server: TestServer
  let folder: string
  let one: Product
  let other: Product
  /** The control: a process that shares nothing with the others, and trusts no proxy. */
  let apart: Product
  let balance: Balance
  let inside: Inside

  beforeAll(async () => {
    server = await startPostgres()
    folder = await mkdtemp(path.join(tmpdir(), 'shared-'))
    const settings = {
      LIMITS: 'usual',
      AUTH_SECRET: 'a secret of the tests, long enough',
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: folder,
      ...PATIENT,
      DATABASE_URL: await server.createSeeded('shared'),
    }
    one = await startProduct(settings)
    other = await startProduct(settings)
    apart = await startProduct({
      LIMITS: 'usual',
      AUTH_SECRET: settings.AUTH_SECRET,
      ...PATIENT,
      DATABASE_URL: await server.createSeeded('apart'),
    })
    balance = await startBalance([one.url, other.url])
    inside = await lookInside(server, 'shared')
  })
  afterAll(async () => {
    await inside?.close()
    await balance?.stop()
    for (const product of [one, other, apart]) await product?.stop()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Someone signed in at one of them, seen from both and through the proxy. */
  async function signedIn(email: string) {
    const who = visit(one.url)
    const form = { email, password: PASSWORD }
    expect((await who.post('/auth', form)).status, email).toBe(302)
    const cookies = who.cookies()
    const statuses = (page: string) =>
      Promise.all(
        [one, other, balance, balance].map(
          async ({ url }) => (await visit(url, cookies).get(page)).status,
        ),
      )
    return { cookies, statuses, at: (place: { url: string }) => visit(place.url, cookies) }
  }

  const idOf = async (email: string) => {
    const [person] = await inside.rows<{ id: string }>(
      'select id::text from auth.users where email = $1',
      [email],
    )
    return person?.id ?? ''
  }

  test('a sign-in at one counts at both, and so does a sign-out', async () => {
    const supporter = await signedIn('supporter@demo.test')
    expect(await supporter.statuses('/dashboard')).toEqual([200, 200, 200, 200])
    expect((await supporter.at(apart).get('/dashboard')).status, 'nothing shared').toBe(302)
    expect((await supporter.at(other).post('/auth/sign-out', {})).status).toBe(302)
    expect(await supporter.statuses('/dashboard')).toEqual([302, 302, 302, 302])
  })

  test('all sessions of a person end at both at once', async () => {
    const [here, there] = [
      await signedIn('supporter@demo.test'),
      await signedIn('supporter@demo.test'),
    ]
    expect((await here.at(other).post('/account/sessions', {})).status).toBe(302)
    expect(await here.statuses('/dashboard')).toEqual([302, 302, 302, 302])
    expect(await there.statuses('/dashboard')).toEqual([302, 302, 302, 302])
  })

  test('a suspension at one takes effect at both at once, until restored', async () => {
    const ambassador = await signedIn('ambassador@demo.test')
    expect(await ambassador.statuses('/dashboard')).toEqual([200, 200, 200, 200])
    const superuser = await signedIn('superuser@demo.test')
    const page = `/admin/users/${await idOf('ambassador@demo.test')}`
    const decide = (intent: string) =>
      superuser.at(one).post(page, { intent, reason: 'As the tests want it.' })
    expect((await decide('suspend')).status).toBe(302)
    expect(await ambassador.statuses('/dashboard')).toEqual([302, 302, 302, 302])
    const form = { email: 'ambassador@demo.test', password: PASSWORD }
    expect((await visit(other.url).post('/auth', form)).status).not.toBe(302)
    expect((await decide('restore')).status).toBe(302)
    expect((await visit(other.url).post('/auth', form)).status).toBe(302)
  })

  test('a lost admin role takes effect at both at once', async () => {
    const admin = await signedIn('admin@demo.test')
    expect(await admin.statuses('/admin')).toEqual([200, 200, 200, 200])
    const superuser = await signedIn('superuser@demo.test')
    const page = `/admin/users/${await idOf('admin@demo.test')}`
    const decide = (intent: string) => superuser.at(one).post(page, { intent, reason: 'As it is.' })
    expect((await decide('remove-admin')).status).toBe(302)
    const after = await admin.statuses('/admin')
    expect(after.every((status) => status !== 200)).toBe(true)
    expect(new Set(after).size).toBe(1)
    expect((await decide('grant-admin')).status).toBe(302)
    expect(await admin.statuses('/admin')).toEqual([200, 200, 200, 200])
  })

  /** Guesses a password repeatedly, a few at once; returns how many guesses were checked. */
  async function guess(
    urls: readonly string[],
    email: string,
    addressOf: (n: number) => string,
  ): Promise<number> {
    const TIMES = 24
    const statuses: number[] = []
    for (let n = 0; n < TIMES; n += 4) {
      const few = Array.from({ length: 4 }, async (_, more) => {
        const answer = await fetch(`${urls[(n + more) % urls.length]}/auth`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'x-forwarded-for': addressOf(n + more) },
          body: new URLSearchParams({ email, password: 'a guess' }),
        })
        await answer.body?.cancel()
        return answer.status
      })
      statuses.push(...(await Promise.all(few)))
    }
    expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([])
    return statuses.filter((status) => status === 422).length
  }

  test('attempts are counted together: both check as many as one alone', async () => {
    const free = 5
    const from = () => '203.0.113.7'
    const alone = await guess([apart.url], 'alone@where.example', from)
    expect(alone).toBe(free)
    expect(await guess([balance.url], 'both@where.example', from)).toBe(free)
    expect(balance.sent.every((n) => n >= 8)).toBe(true)
    // The control: two that do not share their count check twice as many.
    expect(await guess([balance.url, apart.url], 'control@where.example', from)).toBe(2 * free)
  })

  test('the client address is accepted only from a trusted proxy', async () => {
    // A different address for each guess: if accepted, each is a new client; otherwise all are one.
    const each = (n: number) => `198.51.100.${n + 1}`
    expect(await guess([one.url, other.url], 'known@where.example', each)).toBe(24)
    expect(await guess([apart.url], 'unknown@where.example', each)).toBe(5)
    // What the client claims before the proxy’s word is not the proxy’s word.
    expect(
      await guess([balance.url], 'claims@where.example', (n) => `${each(n)}, 203.0.113.9`),
    ).toBe(5)
  })

  test('an upload through one is available at the other', async () => {
    const partner = await signedIn('supporter@demo.test')
    const form = new FormData()
    form.set('fullName', 'Miriam Katz')
    form.set('avatar', await pictureFile())
    expect((await partner.at(one).post('/dashboard/profile', form)).status).toBe(302)
    const page = await (await partner.at(other).get('/dashboard/profile')).text()
    const file = /\/files\/[\da-f-]{36}/.exec(page)?.[0] ?? '/no-file'
    const seen = await Promise.all(
      [one, other].map(async (place) => {
        const answer = await partner.at(place).get(file)
        return [answer.status, (await answer.arrayBuffer()).byteLength]
      }),
    )
    expect(seen[0]).toEqual([200, expect.any(Number)])
    expect(seen[1]).toEqual(seen[0])
    expect((await partner.at(apart).get(file)).status, 'nothing shared').toBe(404)
  })
})
