import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { PATIENT } from './everyday.ts'
import { expectNoFaults } from './log-lines.ts'
import { MALFORMED } from './malformed-requests.ts'
import { openWire, statusesOf } from './wire.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ ...PATIENT, LOG_LEVEL: 'info' })
})
afterAll(() => product?.stop())

test.each(MALFORMED)('%s is refused, and the next one is served', async (_, bytes, expected) => {
  const heard = await openWire(product.url).send(bytes).ended()
  const statuses = statusesOf(heard)
  expect(expected).toContain(statuses[0])
  expect(
    statuses.slice(1).filter((status) => status < 400),
    'nothing hidden',
  ).toEqual([])
  expect((await fetch(`${product.url}/contact`)).status).toBe(200)
})

test('refused requests are not logged as bugs', () => {
  expect(product.output()).toContain('refused')
  expectNoFaults(product)
  expect(product.output()).not.toContain('/hidden')
})

const NAIVE = `
require('node:http').createServer((request, response) => {
  response.end(new URL(request.url, 'http://here.example').pathname)
}).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

test('a server without these checks is ended by one of them', async () => {
  const naive = spawn(process.execPath, ['-e', NAIVE], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(naive, 'exit')
  try {
    const [port] = (await once(naive.stdout, 'data')) as [Buffer]
    const [, bytes = ''] = MALFORMED[0] ?? []
    openWire(`http://127.0.0.1:${Number(port)}`).send(bytes)
    expect((await ended)[0]).toBe(1)
  } finally {
    naive.kill('SIGKILL')
  }
})
