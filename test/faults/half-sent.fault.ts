import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { ask, signIn } from './ask.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { EACH, halfSend, MIB, residentMib, ROUTES, signInTime } from './half-sent.ts'
import { faultsIn, expectNoFaults } from './log-lines.ts'
import { until } from './look-inside.ts'
import { openWire, statusesOf } from './wire.ts'
import { productWithout } from './without-protection.ts'

let product: Product
let cookie: string
beforeAll(async () => {
  product = await startProduct({ ...PATIENT, LOG_LEVEL: 'info' })
  cookie = await signIn(product.url)
  // Code loaded by the first request of each kind is not measured.
  for (let round = 0; round < 5; round += 1) await expectEveryday(product.url)
})
afterAll(() => product?.stop())

describe(`${EACH} half-sent posts to each of ${ROUTES.join(', ')}, with and without a session`, () => {
  test('leave sign-in times and memory unchanged; and are cut in time', async () => {
    const before = { time: await signInTime(product.url), memory: await residentMib(product.pid) }
    const wires = await halfSend(product.url, cookie)
    onTestFinished(() => wires.forEach(({ socket }) => void socket.destroy()))
    const during = { time: await signInTime(product.url), memory: await residentMib(product.pid) }
    expect(during.time / before.time, 'times as slow').toBeLessThan(2)
    expect(during.memory - before.memory, 'MiB more').toBeLessThan(64)
    await expectEveryday(product.url)
    const heard = await Promise.all(wires.map((wire) => wire.ended(60_000)))
    expect(new Set(heard.flatMap(statusesOf))).toEqual(new Set([408]))
    expect((await residentMib(product.pid)) - before.memory, 'MiB kept').toBeLessThan(64)
    expectNoFaults(product)
  })

  test('the control: a slot that waits for the bytes blocks sign-in', async () => {
    const folder = await productWithout([
      {
        file: 'platform/http/create-web-server.ts',
        text: '  app.use(staticFiles(assets))',
        instead: '  app.use(staticFiles(assets))\n  app.use(shedLoad(crowded, log))',
      },
      // However slow the machine is, they are not cut before someone has tried to sign in.
      { file: 'platform/http/limits.ts', text: 'bodyMs: 10_000', instead: 'bodyMs: 90_000' },
    ])
    const without = await startProduct({ ...PATIENT }, folder)
    onTestFinished(without.stop)
    const wires = await halfSend(without.url, '')
    onTestFinished(() => wires.forEach(({ socket }) => void socket.destroy()))
    await expect(signInTime(without.url)).rejects.toThrow('503')
    expect(faultsIn(without.output())).toEqual([])
  })
})

describe('unfinished uploads of 15 MB', () => {
  const SIZE = 15 * 1000 * 1000
  const crowds: [number, string, string, () => string][] = [
    [40, 'without a session', '/ambassador-registration', () => ''],
    [120, 'without a session', '/ambassador-registration', () => ''],
    [40, 'with one session', '/dashboard/profile', () => cookie],
    [120, 'with one session', '/dashboard/profile', () => cookie],
  ]

  test.each(crowds)('%i %s are refused or stored on disk', async (count, _who, path, as) => {
    const before = await residentMib(product.pid)
    const head =
      `POST ${path} HTTP/1.1\r\nHost: www.here.example\r\nSec-Fetch-Site: same-origin\r\n` +
      `Cookie: ${as()}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${SIZE}\r\n\r\n` +
      '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n'
    const wires = Array.from({ length: count }, () => openWire(product.url).send(head))
    onTestFinished(() => wires.forEach(({ socket }) => void socket.destroy()))
    const most = { memory: 0 }
    const most14 = Buffer.alloc(14 * MIB, 'x')
    for (const wire of wires) wire.send(most14)
    // All have been answered or received.
    await until(async () => {
      most.memory = Math.max(most.memory, await residentMib(product.pid))
      return wires.every(({ socket }) => socket.destroyed || socket.writableLength === 0)
    }, 60)
    expect(most.memory - before, 'MiB more').toBeLessThan(128)
    await expectEveryday(product.url)
    const refused = wires.map((wire) => statusesOf(wire.heard()))
    // 408: on a busy machine other bytes come first.
    expect(refused.flat().filter((status) => ![401, 408, 503].includes(status))).toEqual([])
    const kept = refused.filter(({ length }) => length === 0).length
    expect(kept).toBeLessThanOrEqual(as() === '' ? 0 : 4)
    for (const { socket } of wires) socket.destroy()
    expectNoFaults(product)
  })
})

describe('200 clients that pipeline large pages and never read', () => {
  test('take no more than one response each', async () => {
    const before = await residentMib(product.pid)
    const ahead = ['/', '/projects-events', '/store', '/partners'].map(
      (path) => `GET ${path} HTTP/1.1\r\nHost: www.here.example\r\n\r\n`,
    )
    const wires = Array.from({ length: 200 }, () => openWire(product.url))
    onTestFinished(() => wires.forEach(({ socket }) => void socket.destroy()))
    for (const { socket } of wires) socket.pause()
    for (const wire of wires) wire.send(ahead.join('').repeat(5))
    await until(async () => (await ask(`${product.url}/readyz`)).status === 200)
    await expectEveryday(product.url)
    expect((await residentMib(product.pid)) - before, 'MiB more').toBeLessThan(128)
    expectNoFaults(product)
  })
})
