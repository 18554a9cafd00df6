import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'
import { createLogger } from '../log.ts'
import { createPool, type Target } from './create-pool.ts'

const app = startTestApp()

function open(target: Target) {
  const pool = createPool({
    target,
    name: 'test of a role',
    role: 'app_visitor',
    searchPath: 'app',
    connections: 1,
    timeoutMs: 5_000,
    connectMs: 5_000,
    log: createLogger('silent'),
  })
  onTestFinished(() => pool.end())
  return pool
}

/** The start-up message without its setting `options`, as poolers send it on. */
function withoutOptions(message: Buffer): Buffer {
  const words = message.subarray(8).toString().split('\0')
  const at = words.indexOf('options')
  const body = Buffer.from(words.toSpliced(at, 2).join('\0'))
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(body.length + 8)
  return Buffer.concat([head, body])
}

async function behindPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.once('data', (start: Buffer) => {
      far.write(withoutOptions(start))
      near.pipe(far)
      far.pipe(near)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return through.href
}

test('a connection has its role', async () => {
  const { rows } = await open(app.target).query('select current_user as who')
  expect(rows).toEqual([{ who: 'app_visitor' }])
})

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'a connection that has lost its role on the way is not used',
  async () => {
    if (!('url' in app.target)) throw new Error('without an address')
    const pool = open({ url: await behindPooler(app.target.url) })
    await expect(pool.query('select current_user as who')).rejects.toThrow(
      /drops start-up settings/,
    )
    expect(pool.totalCount).toBe(0)
  },
)
