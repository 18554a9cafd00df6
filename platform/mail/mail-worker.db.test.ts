import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, system, type TestApp } from '#test/app/create-test-app.ts'
import { composeMail } from './compose-mail.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { startMailWorker } from './mail-worker.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let count = 0
async function enqueue({ runtime } = app): Promise<string> {
  count += 1
  const to = `reader${count}@demo.test`
  const mail = composeMail({
    kind: 'test',
    to,
    subject: 'A subject',
    greeting: 'Hello',
    paragraphs: ['Text'],
    footer: 'Footer',
  })
  await runtime.scope.as(system, (db) => enqueueMail(db, mail, runtime.clock.now()))
  return to
}

const leftFor = (to: string) => app.delivered.filter((mail) => mail.to === to)
const row = (to: string, { runtime } = app) =>
  runtime.scope.as(system, (db) =>
    db.selectFrom('mails').selectAll().where('toAddress', '=', to).executeTakeFirstOrThrow(),
  )

test('what is enqueued leaves once, however many workers there are', async () => {
  const to = await enqueue()
  const { scope, clock, log } = app.runtime
  const others = Array.from({ length: 4 }, () =>
    startMailWorker({
      scope,
      clock,
      log,
      deliver: async (mail) => void app.delivered.push(mail),
    }),
  )
  await Promise.all([app.mailWorker, ...others].map((worker) => worker.drain()))
  await Promise.all(others.map((worker) => worker.stop()))
  expect(leftFor(to)).toHaveLength(1)
  expect(await row(to)).toMatchObject({ status: 'sent', attempts: 1, failure: null })
})

test('the copy of what has left, or was given up, holds no token of a link', async () => {
  const own = await createTestApp()
  // Its own worker keeps tokens, for tests that read links.
  await own.mailWorker.stop()
  const { scope, clock, log } = own.runtime
  const url = 'https://site.example/auth/reset-password?token=s3cret'
  const put = async (to: string) => {
    const mail = composeMail({
      kind: 'test',
      to,
      subject: 'A link',
      greeting: 'Hello',
      paragraphs: ['Text'],
      action: { label: 'Open', url },
      footer: 'Footer',
    })
    await scope.as(system, (db) => enqueueMail(db, mail, clock.now()))
  }
  const sent: string[] = []
  await put('takes@demo.test')
  await put('refuses@demo.test')
  const worker = startMailWorker({
    scope,
    clock,
    log,
    async deliver({ to, text, html }) {
      if (to.startsWith('refuses'))
        throw Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' })
      sent.push(text, html)
    },
  })
  await worker.drain()
  await worker.stop()
  expect(sent.every((text) => text.includes('token=s3cret'))).toBe(true)
  for (const [to, status] of [
    ['takes@demo.test', 'sent'],
    ['refuses@demo.test', 'failed'],
  ] as const) {
    const kept = await row(to, own)
    expect(kept.status).toBe(status)
    expect(kept.text).toContain('reset-password?token=…')
    expect(kept.text + kept.html).not.toContain('s3cret')
  }
  await own.close()
})

test('a refused mail is tried again later, with longer pauses, and given up after four days', async () => {
  app.refuseMail(true)
  const to = await enqueue()
  const began = app.runtime.clock.now().getTime()
  await app.mailWorker.drain()
  expect(await row(to)).toMatchObject({
    status: 'queued',
    attempts: 1,
    failure: '421 try again later',
  })

  await app.mailWorker.drain()
  expect((await row(to)).attempts, 'not at once').toBe(1)

  const pauses: number[] = []
  for (let last = await row(to); last.status === 'queued'; last = await row(to)) {
    const pause = last.dueAt.getTime() - app.runtime.clock.now().getTime()
    pauses.push(Math.round(pause / 30_000))
    app.advance(pause + 1)
    await app.mailWorker.drain()
  }
  expect(pauses.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120])
  expect(Math.max(...pauses)).toBe(120)
  expect(await row(to)).toMatchObject({ status: 'failed' })
  const hours = (app.runtime.clock.now().getTime() - began) / 3_600_000
  expect(Math.floor(hours)).toBe(96)
  app.refuseMail(false)
})

test('a server that talks nonsense keeps no other mail from its turn', async () => {
  const { scope, clock, log } = app.runtime
  const addresses = [await enqueue(), await enqueue(), await enqueue()]
  let asked = 0
  const worker = startMailWorker({
    scope,
    clock,
    log,
    deliver: () => Promise.reject(new Error(`Invalid greeting ${(asked += 1)}: \0\ud800\x16`)),
  })
  await worker.drain()
  await worker.stop()
  expect(asked).toBe(3)
  for (const to of addresses) {
    expect(await row(to)).toMatchObject({
      status: 'queued',
      attempts: 1,
      failure: expect.stringContaining('Invalid greeting'),
    })
  }
  app.advance(31_000)
  await app.mailWorker.drain()
  for (const to of addresses) expect(leftFor(to)).toHaveLength(1)
})

test('a refused mail leaves once the server takes it', async () => {
  app.refuseMail(true)
  const to = await enqueue()
  await app.mailWorker.drain()
  app.refuseMail(false)
  app.advance(31_000)
  await app.mailWorker.drain()
  expect(leftFor(to)).toHaveLength(1)
})

test('a mail whose worker died is taken again after its claim has run out', async () => {
  const to = await enqueue()
  const { scope, clock, log } = app.runtime
  // This one takes the mail and never answers.
  let taken = () => {}
  const has = new Promise<void>((resolve) => {
    taken = resolve
  })
  const dying = startMailWorker({
    scope,
    clock,
    log,
    deliver: () => (taken(), new Promise(() => {})),
  })
  await has
  await app.mailWorker.drain()
  expect(leftFor(to)).toHaveLength(0)
  app.advance(2 * 60_000 + 1)
  await app.mailWorker.drain()
  expect(leftFor(to)).toHaveLength(1)
  void dying
})

test('many mails leave once each from many workers at once', async () => {
  const addresses: string[] = []
  for (let round = 0; round < 30; round += 1) addresses.push(await enqueue())
  const { scope, clock, log } = app.runtime
  const left: string[] = []
  const workers = Array.from({ length: 6 }, () =>
    startMailWorker({ scope, clock, log, deliver: async ({ to }) => void left.push(to) }),
  )
  await Promise.all(workers.map((worker) => worker.drain()))
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(left.toSorted()).toEqual(addresses.toSorted())
})

describe('a worker that is told to stop', () => {
  // An app whose own worker is idle: it polls every five seconds and would take some of these mails.
  let quiet: TestApp
  beforeAll(async () => {
    quiet = await createTestApp()
    await quiet.mailWorker.stop()
  })
  afterAll(() => quiet.close())

  const enqueueThree = async () => [
    await enqueue(quiet),
    await enqueue(quiet),
    await enqueue(quiet),
  ]
  const work = (deliver: (mail: { to: string }) => Promise<void>) => {
    const { scope, clock, log } = quiet.runtime
    return startMailWorker({ scope, clock, log, deliver })
  }

  test('leaves a server that says nothing, and puts back what it had taken', async () => {
    const addresses = await enqueueThree()
    const begun = Promise.withResolvers<string>()
    const worker = work(({ to }) => (begun.resolve(to), new Promise<void>(() => {})))
    const inHand = await begun.promise
    await worker.stop()
    const now = quiet.runtime.clock.now()
    for (const to of addresses) {
      const { attempts, dueAt } = await row(to, quiet)
      const isDue = dueAt <= now
      expect({ attempts, isDue }).toEqual(
        to === inHand ? { attempts: 1, isDue: false } : { attempts: 0, isDue: true },
      )
    }
    quiet.advance(2 * 60_000 + 1)
    const left: string[] = []
    const next = work(async ({ to }) => void left.push(to))
    await next.drain()
    await next.stop()
    expect(left.toSorted()).toEqual(addresses.toSorted())
  })

  test('finishes the mail in hand and leaves the rest', async () => {
    const addresses = await enqueueThree()
    const left: string[] = []
    let stopped = Promise.resolve()
    const worker = work(async ({ to }) => {
      left.push(to)
      stopped = worker.stop()
    })
    await expect.poll(() => left.length).toBe(1)
    await stopped
    await worker.drain()
    expect(left).toHaveLength(1)
    const states = await Promise.all(addresses.map(async (to) => (await row(to, quiet)).status))
    expect(states.toSorted()).toEqual(['queued', 'queued', 'sent'])
  })
})
