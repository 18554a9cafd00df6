import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'
import { createLogger } from '../log.ts'
import { listen } from './listen.ts'
import type { Target } from './create-pool.ts'

const app = startTestApp()

/** Notifications in order, and a way to wait for the next. */
function openEars(channels: string[]) {
  const heard: string[] = []
  const waiting = new Set<() => void>()
  const note = (word: string) => () => {
    heard.push(word)
    for (const look of waiting) look()
  }
  return {
    heard,
    ears: {
      channels: Object.fromEntries(channels.map((channel) => [channel, note(channel)])),
      lost: note('lost'),
      back: note('back'),
    },
    /** Resolves after that many notifications; a wait for nothing ends with the test's time limit. */
    async until(count: number): Promise<string[]> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => {
        if (heard.length >= count) resolve()
      }
      waiting.add(look)
      look()
      await promise
      return heard
    },
  }
}

/** The target, with a way to break every connection to it. */
function breakable(target: Target): { target: Target; cut(): Promise<unknown> } {
  if ('url' in target) {
    const cut = () =>
      app.asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'f4i listener' and datname = current_database()`,
      )
    return { target, cut }
  }
  const sockets: Duplex[] = []
  const socket = () => {
    const made = target.socket()
    sockets.push(made)
    return made
  }
  const cut = async () => {
    for (const one of sockets) one.destroy()
  }
  return { target: { ...target, socket }, cut }
}

function openListener(channels: string[], more: { pauses?: number[]; beatMs?: number } = {}) {
  const { target, cut } = breakable(app.target)
  const ears = openEars(channels)
  const listener = listen({ target, ears: ears.ears, log: createLogger('silent'), ...more })
  onTestFinished(() => listener.close())
  return { ...ears, listener, cut }
}

const say = (channel: string) => app.asOwner('select pg_notify($1, $2)', [channel, ''])

test('receives its channels, in order, and no other', async () => {
  const { until } = openListener(['content', 'Features'])
  await until(1)
  for (const channel of ['other', 'Features', 'features', 'content']) await say(channel)
  expect(await until(3)).toEqual(['back', 'Features', 'content'])
})

test('receives a change of public content when it commits, and none that is rolled back', async () => {
  const { until, heard } = openListener(['content', 'end'])
  await until(1)
  await app.asOwner('begin')
  await say('content')
  await app.asOwner('rollback')
  await say('end')
  expect(await until(2)).toEqual(['back', 'end'])
  const touch = 'delete from app.site_figures where false'
  await app.asOwner(touch)
  await say('end')
  await until(4)
  expect(heard).toEqual(['back', 'end', 'content', 'end'])
})

test('reports when the connection is lost and restored', async () => {
  const { until, cut } = openListener(['content'], { pauses: [1] })
  await until(1)
  await cut()
  await until(3)
  await say('content')
  expect(await until(4)).toEqual(['back', 'lost', 'back', 'content'])
})

/** A connection to the server that can become silent without ending, like a cut cable. */
async function silenceable(url: string) {
  const { hostname, port } = new URL(url)
  const pairs: [Socket, Socket][] = []
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const one of [near, far]) one.on('error', () => {})
    pairs.push([near, far])
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const way = new URL(url)
  way.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`
  onTestFinished(() => {
    for (const pair of pairs) for (const one of pair) one.destroy()
    relay.close()
  })
  const silence = () => pairs.splice(0).forEach(([near, far]) => near.unpipe(far))
  return { target: { url: way.href }, silence }
}

test.skipIf(process.env['TEST_DATABASE'] !== 'postgres')(
  'notices a server that has fallen silent, and finds it again',
  async () => {
    const { target } = app
    const { target: way, silence } = await silenceable('url' in target ? target.url : '')
    const { ears, until } = openEars(['content'])
    const log = createLogger('silent')
    const options = { target: way, ears, log, pauses: [1], beatMs: 20, answerMs: 500 }
    const listener = listen(options)
    onTestFinished(() => listener.close())
    await until(1)
    silence()
    await until(3)
    await say('content')
    expect(await until(4)).toEqual(['back', 'lost', 'back', 'content'])
  },
)

test('two listeners do not interfere', async () => {
  const [one, two] = [openListener(['content']), openListener(['content'])]
  await Promise.all([one.until(1), two.until(1)])
  await two.listener.close()
  await say('content')
  expect(await one.until(2)).toEqual(['back', 'content'])
  expect(two.heard).toEqual(['back', 'lost'])
})

test('closes while it waits for its next retry, and receives nothing more', async () => {
  const { until, cut, listener, heard } = openListener(['content'], { pauses: [60_000] })
  await until(1)
  await cut()
  await until(2)
  await listener.close()
  await say('content')
  expect(heard).toEqual(['back', 'lost'])
})

test('closes at once while connected', async () => {
  const { until, listener } = openListener(['content'])
  await until(1)
  await listener.close()
  await listener.close()
})
