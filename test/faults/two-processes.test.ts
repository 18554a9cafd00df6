import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { ask, signIn } from './ask.ts'

const LIST = '/projects-events'

describe.skipIf(findPostgres() === null)('two processes on one database', () => {
  let server: TestServer
  let one: Product
  let other: Product
  let admin: string

  beforeAll(async () => {
    server = await startPostgres()
    const settings = {
      DATABASE_URL: await server.createSeeded('shared'),
      AUTH_SECRET: 'a secret of the tests, long enough',
    }
    // One after the other: the first migrates and loads the demo.
    one = await startProduct(settings)
    other = await startProduct(settings)
    admin = await signIn(one.url, 'admin@demo.test')
  }, 120_000)
  afterAll(async () => {
    await one?.stop()
    await other?.stop()
    await server?.stop()
  })

  test('a change in one process is visible in cached pages of the other', async () => {
    await whenKept(other, LIST)
    const waiting = await (await ask(`${one.url}/admin`, { cookie: admin })).text()
    const id = /name="id" value="([\w-]+)"/.exec(waiting)?.[1] ?? ''
    const form = { id, decision: 'approve' }
    const decided = await ask(`${one.url}/admin`, { cookie: admin, form })
    expect(decided.status).toBe(302)
    await until(async () => !(await isKept(other, LIST)))
    await whenKept(other, LIST)
  }, 30_000)

  test('a feature turned off in one is off in the other, including its cached pages', async () => {
    const form = { open: 'store', on: '' }
    await whenKept(other, '/store')
    expect((await ask(`${one.url}/admin/features`, { cookie: admin, form })).status).toBe(302)
    onTestFinished(async () => {
      await ask(`${one.url}/admin/features`, { cookie: admin, form: { open: '', on: 'store' } })
    })
    await until(async () => (await ask(`${other.url}/store`)).status === 404)
    const home = await (await ask(`${other.url}/`)).text()
    expect(home).not.toContain('href="/store"')
  }, 30_000)

  test('subscribers of one process receive events of the other', async () => {
    const staff = await listen(other, admin)
    const partner = await listen(other, await signIn(other.url, 'partner@demo.test'))
    const outsider = await listen(other, await signIn(other.url, 'supporter@demo.test'))
    onTestFinished(async () => {
      await staff.leave()
      await partner.leave()
      await outsider.leave()
    })
    await writeTo(one)
    await staff.until('inbox new')
    expect((await ask(`${other.url}/api/live`)).status).toBe(401)

    // Without the database nothing is received; once it is back everyone is asked to reload.
    await server.halt()
    await server.revive()
    await Promise.all([staff.until('event: catch-up'), partner.until('event: catch-up')])
    await writeTo(one)
    await staff.until('inbox new', 2)
    for (const heard of [partner, outsider]) expect(heard.heard()).not.toContain('inbox')
  }, 60_000)

  test('while a process cannot listen to the database it caches nothing, and resumes automatically', async () => {
    await whenKept(other, LIST)
    await server.halt()
    let isDown = true
    const revive = async () => {
      if (isDown) await server.revive()
      isDown = false
    }
    onTestFinished(revive)
    await until(async () => !(await isKept(other, LIST)))
    expect((await ask(other.url + LIST)).status, 'nothing old is shown').toBe(503)
    await revive()
    await whenKept(other, LIST)
  }, 40_000)
})

/** A visitor writes to us. */
function writeTo(product: Product): Promise<void> {
  const form = {
    name: 'Zoé Lefèvre',
    email: `${crypto.randomUUID()}@where.example`,
    subject: 'A question about Akko',
    message: 'Is the way along the harbour even?',
  }
  // Also just after the database came back.
  return until(async () => (await ask(`${product.url}/contact`, { form })).status === 302)
}

/** Opens a stream, and gathers what is said on it. */
async function listen(product: Product, cookie: string) {
  const answer = await ask(`${product.url}/api/live`, { cookie })
  expect(answer.status).toBe(200)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const gather = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard += value
    }
  }
  void gather().catch(() => {})
  return {
    heard: () => heard,
    until: (words: string, times = 1) => until(async () => heard.split(words).length > times),
    leave: () => reader.cancel().catch(() => {}),
  }
}

/** Whether a visitor's response came from the cache. */
async function isKept(product: Product, path: string): Promise<boolean> {
  const answer = await ask(product.url + path)
  await answer.body?.cancel()
  return answer.headers.get('server-timing') === 'cache;desc=hit'
}

function whenKept(product: Product, path: string): Promise<void> {
  return until(() => isKept(product, path))
}

/** Retries for at most fifteen seconds. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come about within 15 s.')
    await pause(20)
  }
}
