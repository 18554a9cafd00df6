import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { expectNoFaults } from './log-lines.ts'
import { until } from './look-inside.ts'
import { openWire, statusesOf, type Wire } from './wire.ts'

/** Headers may take ten seconds, checked each second; the rest is for a busy machine. */
const MOST_MS = 16_000
const HEAD = 'GET / HTTP/1.1\r\nHost: www.here.example\r\n'
const IDLE = 500

let product: Product
beforeAll(async () => {
  product = await startProduct({ ...PATIENT, LOG_LEVEL: 'info' })
})
afterAll(() => product?.stop())

/** Sends one byte after another, just fast enough to look alive. */
function drip(wire: Wire, bytes: string): void {
  let next = 0
  const timer = setInterval(() => {
    if (wire.socket.destroyed || next >= bytes.length) return clearInterval(timer)
    wire.send(bytes[next]!)
    next += 1
  }, 400)
  wire.socket.once('close', () => clearInterval(timer))
}

/** The time until the server disconnects, and its response. */
async function enough(wire: Wire): Promise<{ ms: number; statuses: number[] }> {
  const began = performance.now()
  const heard = await wire.ended(60_000)
  return { ms: performance.now() - began, statuses: statusesOf(heard) }
}

test('a client that sends headers byte by byte is disconnected in time, and others continue', async () => {
  const wires = Array.from({ length: 50 }, () => openWire(product.url))
  for (const wire of wires) drip(wire, `${HEAD}Cookie: ${'a'.repeat(500)}`)
  await expectEveryday(product.url)
  for (const { ms, statuses } of await Promise.all(wires.map(enough))) {
    expect(statuses).toEqual([408])
    expect(ms).toBeLessThan(MOST_MS)
  }
  await expectEveryday(product.url)
})

test('a server with only Node’s limits would still wait', async () => {
  const naive = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(naive, 'listening')
  onTestFinished(() => {
    naive.closeAllConnections()
    naive.close()
  })
  const wire = openWire(`http://127.0.0.1:${(naive.address() as AddressInfo).port}`)
  drip(wire, `${HEAD}Cookie: ${'a'.repeat(500)}`)
  const began = performance.now()
  await until(() => performance.now() - began > MOST_MS, MOST_MS)
  expect([wire.socket.destroyed, wire.heard()]).toEqual([false, ''])
  wire.socket.destroy()
})

test(`${IDLE} silent connections block nobody, and are closed in time`, async () => {
  const wires = Array.from({ length: IDLE }, () => openWire(product.url))
  await until(() => wires.every(({ socket }) => !socket.connecting))
  await expectEveryday(product.url)
  for (const { ms, statuses } of await Promise.all(wires.map(enough))) {
    expect(statuses).toEqual([408])
    expect(ms).toBeLessThan(MOST_MS)
  }
})

test('many clients that never read block nobody', async () => {
  const wires = Array.from({ length: 60 }, () => openWire(product.url))
  for (const wire of wires) wire.socket.pause()
  for (const wire of wires) wire.send(`${HEAD}\r\n`.repeat(40))
  await expectEveryday(product.url)
  await expectEveryday(product.url)
  for (const wire of wires) wire.socket.destroy()
  await expectEveryday(product.url)
})

test('a body shorter than declared never counts, and a dripping one blocks nobody', async () => {
  const form = 'name=Adi+Ram&email=short%40where.example&subject=A+question&message=Is+it+even%3F'
  const post = (length: number) =>
    `POST /contact HTTP/1.1\r\nHost: www.here.example\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`
  const mails = async () =>
    (await product.mails()).filter(({ to }) => to === 'short@where.example').length

  const short = openWire(product.url).send(post(form.length + 10) + form)
  short.socket.end()
  expect(statusesOf(await short.ended()).filter((status) => status < 400)).toEqual([])
  const left = openWire(product.url).send(post(form.length + 10) + form)
  await once(left.socket, 'connect').catch(() => {})
  left.socket.resetAndDestroy()
  const slow = Array.from({ length: 30 }, () => openWire(product.url).send(post(5_000)))
  for (const wire of slow) drip(wire, form)
  await expectEveryday(product.url)
  expect(await mails(), 'nothing of it was taken').toBe(0)
  for (const wire of slow) wire.socket.destroy()

  // The control: the same bytes, completely.
  const whole = openWire(product.url).send(post(form.length) + form)
  await until(() => statusesOf(whole.heard()).length > 0)
  expect(statusesOf(whole.heard())).toEqual([302])
  whole.socket.destroy()
  await until(async () => (await mails()) === 1)
})

test('none of it was logged as a bug', () => {
  expectNoFaults(product)
})
