import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, startTestApp, system, type TestApp } from '#test/app/create-test-app.ts'
import { composeMail } from './compose-mail.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { startMailWorker } from './mail-worker.ts'

const app = startTestApp()

let count = 0
async function enqueue({ runtime } = app, to = `reader${(count += 1)}@demo.test`): Promise<string> {
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
      atOnce: 5,
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
    atOnce: 5,
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
    atOnce: 5,
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
    atOnce: 5,
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

describe('without another worker', () => {
  // An app whose own worker is idle: it polls every five seconds and would take some of these mails.
  let quiet: TestApp
  beforeAll(async () => {
    quiet = await createTestApp()
    await quiet.mailWorker.stop()
  })
  afterAll(() => quiet.close())

  test('many mails leave once each from many workers at once', async () => {
    const addresses: string[] = []
    for (let round = 0; round < 30; round += 1) addresses.push(await enqueue(quiet))
    const { scope, clock, log } = quiet.runtime
    const left: string[] = []
    const workers = Array.from({ length: 6 }, () =>
      startMailWorker({
        scope,
        clock,
        log,
        atOnce: 5,
        deliver: async ({ to }) => void left.push(to),
      }),
    )
    await Promise.all(workers.map((worker) => worker.drain()))
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(left.toSorted()).toEqual(addresses.toSorted())
  })

  const enqueueThree = async () => [
    await enqueue(quiet),
    await enqueue(quiet),
    await enqueue(quiet),
  ]
  const work = (deliver: (mail: { to: string }) => Promise<void>) => {
    const { scope, clock, log } = quiet.runtime
    return startMailWorker({ scope, clock, log, atOnce: 2, deliver })
  }

  test('one that is told to stop leaves a server that says nothing, and has taken nothing else', async () => {
    const addresses = await enqueueThree()
    const inHand: string[] = []
    const worker = work(({ to }) => (inHand.push(to), new Promise<void>(() => {})))
    await expect.poll(() => inHand.length).toBe(2)
    await worker.stop()
    const now = quiet.runtime.clock.now()
    for (const to of addresses) {
      const { attempts, dueAt } = await row(to, quiet)
      const isDue = dueAt <= now
      expect({ attempts, isDue }).toEqual(
        inHand.includes(to) ? { attempts: 1, isDue: false } : { attempts: 0, isDue: true },
      )
    }
    quiet.advance(2 * 60_000 + 1)
    const left: string[] = []
    const next = work(async ({ to }) => void left.push(to))
    await next.drain()
    await next.stop()
    expect(left.toSorted()).toEqual(addresses.toSorted())
  })

  test('one that is told to stop finishes the mails in hand and leaves the rest', async () => {
    const addresses = await enqueueThree()
    const left: string[] = []
    const held = Promise.withResolvers<void>()
    const worker = work(({ to }) => (left.push(to), held.promise))
    await expect.poll(() => left.length).toBe(2)
    const stopped = worker.stop()
    held.resolve()
    await stopped
    await worker.drain()
    expect(left).toHaveLength(2)
    const rows = await Promise.all(addresses.map((to) => row(to, quiet)))
    expect(rows.map(({ status, attempts }) => `${status} ${attempts}`).toSorted()).toEqual([
      'queued 0',
      'sent 1',
      'sent 1',
    ])
  })

  test('one that is told to stop puts back what it has just taken', async () => {
    const addresses = await enqueueThree()
    const { scope, clock, log } = quiet.runtime
    const taking = Promise.withResolvers<void>()
    const took = Promise.withResolvers<void>()
    const left: string[] = []
    const worker = startMailWorker({
      scope: {
        ...scope,
        async as(actor, query) {
          const result = await scope.as(actor, query)
          taking.resolve()
          await took.promise
          return result
        },
      },
      clock,
      log,
      atOnce: 2,
      deliver: async ({ to }) => void left.push(to),
    })
    await taking.promise
    const stopped = worker.stop()
    took.resolve()
    await stopped
    expect(left).toEqual([])
    const waiting = await scope.as(system, (db) =>
      db.selectFrom('mails').select(['attempts', 'dueAt']).where('status', '=', 'queued').execute(),
    )
    expect(waiting.length).toBeGreaterThanOrEqual(3)
    for (const { attempts, dueAt } of waiting)
      expect([attempts, dueAt <= clock.now()]).toEqual([0, true])
    const next = work(async ({ to }) => void left.push(to))
    await next.drain()
    await next.stop()
    expect(left).toEqual(expect.arrayContaining(addresses))
  })
})

describe('several mails at once', () => {
  // An app whose own worker is idle, as above.
  let quiet: TestApp
  beforeAll(async () => {
    quiet = await createTestApp()
    await quiet.mailWorker.stop()
  })
  afterAll(() => quiet.close())
  const work = (atOnce: number, deliver: (mail: { id: string; to: string }) => Promise<void>) => {
    const { scope, clock, log } = quiet.runtime
    return startMailWorker({ scope, clock, log, atOnce, deliver })
  }

  test('one that hangs holds up only its own slot, and what is woken for leaves meanwhile', async () => {
    const stuck = await enqueue(quiet)
    const held = Promise.withResolvers<void>()
    const left: string[] = []
    const worker = work(2, ({ to }) =>
      to === stuck ? held.promise : Promise.resolve(void left.push(to)),
    )
    const others: string[] = []
    for (let n = 0; n < 6; n += 1) {
      others.push(await enqueue(quiet))
      worker.wake()
    }
    await expect.poll(() => left.length).toBe(6)
    expect(left.toSorted()).toEqual(others.toSorted())
    expect(await row(stuck, quiet)).toMatchObject({ status: 'queued', attempts: 1 })
    expect(worker.lastSuccess(), 'everything due was begun').not.toBeNull()
    held.resolve()
    await worker.stop()
    expect(await row(stuck, quiet)).toMatchObject({ status: 'sent' })
  })

  test('those to one address leave one after the other, in order, and others do not wait', async () => {
    const to = 'one-reader@demo.test'
    for (let n = 0; n < 4; n += 1) {
      await enqueue(quiet, to)
      quiet.advance(1_000)
    }
    const other = await enqueue(quiet)
    const began: string[] = []
    let inHand = 0
    let most = 0
    const worker = work(4, async (mail) => {
      began.push(mail.to === to ? mail.id : 'other')
      if (mail.to !== to) return
      most = Math.max(most, (inHand += 1))
      await expect.poll(() => began.includes('other')).toBe(true)
      inHand -= 1
    })
    await worker.drain()
    await worker.stop()
    expect(most).toBe(1)
    const ids = began.filter((id) => id !== 'other')
    expect(ids).toHaveLength(4)
    expect(ids, 'ids ascend with time').toEqual(ids.toSorted())
    expect(await row(other, quiet)).toMatchObject({ status: 'sent' })
  })
})
