import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { startMailServer, type MailServer } from '#test/app/smtp.ts'
import { readEnv } from '../env.ts'
import { composeMail } from './compose-mail.ts'
import { chooseDelivery, type Deliver } from './deliver.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { startMailWorker, type MailWorker } from './mail-worker.ts'

const app = startTestApp()
let server: MailServer
beforeAll(async () => {
  // The app's own worker would take the mails of these tests.
  await app.mailWorker.stop()
  server = await startMailServer()
})
afterEach(async () => {
  Object.assign(server, { hangsUp: false, pause: null, received: [], mostAtOnce: 0 })
  server.answers = { reader: 250, words: 250 }
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await app.as(system).delete('mails')
})
afterAll(() => server.close())

const workers: MailWorker[] = []
const by = (url: string): Deliver =>
  chooseDelivery(readEnv({ SMTP_URL: url }), 'https://www.example.org')
function start(deliver = by(server.url), { atOnce = 5, scope = app.runtime.scope } = {}) {
  const { clock, log } = app.runtime
  const worker = startMailWorker({ scope, clock, log, deliver, atOnce })
  workers.push(worker)
  return worker
}

let count = 0
async function enqueue(to = `reader${(count += 1)}@here.example`): Promise<string> {
  const words = { greeting: 'Hello', paragraphs: ['Text'], footer: 'Footer' }
  const mail = composeMail({ kind: 'test', to, subject: 'A subject', ...words })
  await app.runtime.scope.as(system, (db) => enqueueMail(db, mail, app.runtime.clock.now()))
  return to
}
const enqueueMany = async (many: number) => {
  for (let n = 0; n < many; n += 1) await enqueue()
}
async function states(): Promise<string[]> {
  const rows = await app.as(system).rows('mails', ['status', 'attempts'])
  return rows.map(({ status, attempts }) => `${status} ${attempts}`)
}
/** Lets the server keep everyone waiting; the returned function ends that. */
function holdAnswers(): () => void {
  const held = Promise.withResolvers<void>()
  server.pause = held.promise
  return () => {
    server.pause = null
    held.resolve()
  }
}
const row = (to: string) => app.as(system).row('mails', '*', { toAddress: to })
const idsOf = (received: string[]) => received.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
/** Lets the pause after the try so far go by, and tries again. */
async function tryAgain(worker: MailWorker, to: string): Promise<void> {
  const { dueAt } = await row(to)
  app.advance(dueAt.getTime() - app.runtime.clock.now().getTime() + 1)
  await worker.drain()
}

describe('a server', () => {
  test.each(['reader', 'words'] as const)(
    'that will never take it for its %s is not asked again',
    async (about) => {
      server.answers[about] = 550
      const to = await enqueue()
      await start().drain()
      expect(await row(to)).toMatchObject({
        status: 'failed',
        attempts: 1,
        failure: expect.stringContaining('550'),
      })
    },
  )

  test.each(['reader', 'words'] as const)(
    'that does not take it now for its %s is asked again, later each time, until it does',
    async (about) => {
      server.answers[about] = 451
      const to = await enqueue()
      const worker = start()
      await worker.drain()
      for (const seconds of [30, 60, 120]) {
        const { status, dueAt } = await row(to)
        const pause = (dueAt.getTime() - app.runtime.clock.now().getTime()) / 1000
        expect([status, Math.abs(pause - seconds) < 10]).toEqual(['queued', true])
        await tryAgain(worker, to)
      }
      server.answers[about] = 250
      server.received.length = 0
      await tryAgain(worker, to)
      expect(await row(to)).toMatchObject({ status: 'sent', attempts: 5, failure: null })
      expect(server.received).toHaveLength(1)
    },
  )

  test('that takes it and hangs up before it says so gets it once more, under the same id', async () => {
    server.hangsUp = true
    const to = await enqueue()
    const worker = start()
    await worker.drain()
    expect(await row(to)).toMatchObject({ status: 'queued', attempts: 1 })
    server.hangsUp = false
    await tryAgain(worker, to)
    await tryAgain(worker, to)
    expect(await row(to)).toMatchObject({ status: 'sent', attempts: 2 })
    const ids = idsOf(server.received)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^<.+@www\.example\.org>$/)
    expect(new Set(ids).size).toBe(1)
  })

  test('that keeps us waiting holds up nobody, and no other worker takes what it has', async () => {
    let go = () => {}
    server.pause = new Promise((resolve) => (go = resolve))
    const first = await enqueue()
    const slow = start()
    await expect.poll(() => server.received.length).toBe(1)
    const other = start()
    await other.drain()
    const second = await enqueue()
    expect(await row(second)).toMatchObject({ status: 'queued' })
    expect(server.received).toHaveLength(1)
    go()
    await Promise.all([slow.drain(), other.drain()])
    expect([(await row(first)).status, (await row(second)).status]).toEqual(['sent', 'sent'])
    expect(server.received).toHaveLength(2)
  })

  test('so slow that what was taken would be late gets each once all the same', async () => {
    for (let n = 0; n < 5; n += 1) await enqueue()
    const deliver = by(server.url)
    const slow = start(
      async (mail) => {
        await deliver(mail)
        app.advance(31_000)
        await start().drain()
      },
      { atOnce: 2 },
    )
    await slow.drain()
    expect(server.received).toHaveLength(5)
    expect(new Set(idsOf(server.received)).size).toBe(5)
  })

  test('left in the middle by a worker that stops gets the rest from the next at once', async () => {
    const all = [await enqueue(), await enqueue(), await enqueue()]
    const deliver = by(server.url)
    let stopped = Promise.resolve()
    const worker = start(async (mail) => {
      stopped = worker.stop()
      await deliver(mail)
    })
    await expect.poll(() => server.received.length).toBe(1)
    await stopped
    expect(server.received).toHaveLength(1)
    await start().drain()
    for (const to of all) expect(await row(to)).toMatchObject({ status: 'sent', attempts: 1 })
    expect(server.received).toHaveLength(3)
  })

  test.each([
    [
      'wants a password and gets a wrong one',
      { disabledCommands: ['STARTTLS'], authOptional: false },
    ],
    ['has a certificate that nobody vouches for', { disabledCommands: ['AUTH'] }],
  ])('that %s gets no mail, which waits until that is mended', async (_, more) => {
    const strict = await startMailServer({
      ...more,
      onAuth: (_auth, _session, done) => done(new Error('no such password')),
    })
    try {
      const to = await enqueue()
      const worker = start(by(strict.url.replace('//', '//user:wrong@')))
      await worker.drain()
      expect(await row(to)).toMatchObject({ status: 'queued', attempts: 1 })
      expect(strict.received).toEqual([])
      await worker.stop()
      await tryAgain(start(), to)
      expect(await row(to)).toMatchObject({ status: 'sent', attempts: 2 })
    } finally {
      await strict.close()
    }
  })
})

describe('several mails at once', () => {
  test('are as many as the setting says, and the next begins when one is over', async () => {
    const answer = holdAnswers()
    await enqueueMany(12)
    const worker = start(by(server.url), { atOnce: 4 })
    await expect.poll(() => server.received.length).toBe(4)
    worker.wake()
    await enqueueMany(1)
    worker.wake()
    answer()
    await worker.drain()
    expect(server.mostAtOnce).toBe(4)
    expect(new Set(idsOf(server.received)).size).toBe(13)
    expect(server.received).toHaveLength(13)
    expect(worker.lastSuccess()).not.toBeNull()
  })

  test('of two workers on one database are the sum of both, and each leaves once', async () => {
    const answer = holdAnswers()
    await enqueueMany(20)
    const both = [start(by(server.url), { atOnce: 3 }), start(by(server.url), { atOnce: 3 })]
    await expect.poll(() => server.received.length).toBe(6)
    answer()
    await Promise.all(both.map((worker) => worker.drain()))
    expect(server.mostAtOnce).toBe(6)
    expect(server.received).toHaveLength(20)
    expect(new Set(idsOf(server.received)).size).toBe(20)
    expect(await states()).toEqual(Array(20).fill('sent 1'))
  })

  test('that one worker died with come once more from another, and none is lost', async () => {
    const answer = holdAnswers()
    await enqueueMany(9)
    let isDead = false
    const { scope } = app.runtime
    const killed: typeof scope = {
      ...scope,
      as: (actor, work) => (isDead ? new Promise(() => {}) : scope.as(actor, work)),
    }
    startMailWorker({ ...app.runtime, scope: killed, atOnce: 4, deliver: by(server.url) })
    await expect.poll(() => server.received.length).toBe(4)
    isDead = true
    answer()
    const other = start()
    await other.drain()
    expect(server.received, 'the other leaves alone what the dead one had').toHaveLength(9)
    app.advance(2 * 60_000 + 1)
    await other.drain()
    expect(new Set(idsOf(server.received)).size).toBe(9)
    expect(server.received).toHaveLength(9 + 4)
    expect((await states()).map((state) => state.slice(0, 4))).toEqual(Array(9).fill('sent'))
  })
})

describe('this process', () => {
  test('ended in the middle leaves its mail to the next one, which sends it once', async () => {
    const to = await enqueue()
    let isTaken = false
    // As if killed: it took the mail and never completed it.
    startMailWorker({
      ...app.runtime,
      atOnce: 5,
      deliver: () => ((isTaken = true), new Promise<void>(() => {})),
    })
    await expect.poll(() => isTaken).toBe(true)
    const next = start()
    await next.drain()
    expect(server.received).toHaveLength(0)
    app.advance(2 * 60_000 + 1)
    await Promise.all([next.drain(), start().drain()])
    expect(server.received).toHaveLength(1)
    expect(await row(to)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('does not send again what only could not be noted', async () => {
    const to = await enqueue()
    const deliver = by(server.url)
    const worker = start(async (mail) => {
      await deliver(mail)
      await app.asOwner(`alter table app.mails add constraint away check (status <> 'sent')`)
    })
    await worker.drain().catch(() => {})
    await expect.poll(() => server.received.length).toBe(1)
    await app.asOwner('alter table app.mails drop constraint away')
    expect(await row(to)).toMatchObject({ status: 'queued' })
    app.advance(2 * 60_000 + 1)
    await worker.drain()
    expect(await row(to)).toMatchObject({ status: 'sent' })
    expect(server.received).toHaveLength(1)
  })
})
