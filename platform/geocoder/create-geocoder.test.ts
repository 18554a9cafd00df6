import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createGeocoder } from './create-geocoder.ts'

const ISRAEL = [34.2, 33.4, 35.9, 29.5] as const
const HIT = [{ lat: '32.8012', lon: '35.0021', display_name: 'Herzl Street 3, Haifa, Israel' }]

/** A server like Nominatim; `answer` decides what it does. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search?key=k`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const says = (body: unknown, status = 200) => {
  answer = (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
const warnings: unknown[] = []
beforeEach(() => {
  asked.length = 0
  warnings.length = 0
  says(HIT)
})
const open = (more: { everyMs?: number; timeoutMs?: number } = {}) =>
  createGeocoder(readEnv({ GEOCODER_URL: url }), {
    origin: 'https://site.example',
    log: { warn: (...said: unknown[]) => void warnings.push(said) },
    everyMs: 0,
    ...more,
  })!

test('without the setting there is none, and a setting that is no address is refused', () => {
  const options = { origin: '', log: { warn: () => {} } }
  expect(createGeocoder(readEnv({}), options)).toBeNull()
  expect(() => readEnv({ GEOCODER_URL: 'ftp://x' })).toThrow(/GEOCODER_URL/)
})

test('it asks as Nominatim wants, keeps the key of the setting, and returns the first hit', async () => {
  expect(await open().find('Herzl 3, Haifa', ISRAEL)).toEqual({
    latitude: 32.8012,
    longitude: 35.0021,
    name: 'Herzl Street 3, Haifa, Israel',
  })
  const { searchParams, pathname } = new URL(asked[0]!.url!, url)
  expect(pathname).toBe('/search')
  expect(Object.fromEntries(searchParams)).toEqual({
    key: 'k',
    q: 'Herzl 3, Haifa',
    format: 'jsonv2',
    limit: '1',
    viewbox: '34.2,33.4,35.9,29.5',
  })
  expect(asked[0]!.headers).toMatchObject({
    'user-agent': 'https://site.example',
    'accept-language': 'en',
  })
})

test('an address is asked for once, also if nothing was found', async () => {
  const geocoder = open()
  says([])
  expect(await geocoder.find('Nowhere', ISRAEL)).toBeNull()
  expect(await geocoder.find('nowhere', ISRAEL)).toBeNull()
  expect(asked).toHaveLength(1)
  expect(warnings).toEqual([])
})

test.each<[string, () => void]>([
  ['an error', () => says({ error: 'no' }, 500)],
  ['another format', () => says({ features: [] })],
  ['a point outside the world', () => says([{ ...HIT[0], lat: '320' }])],
  ['an endless answer', () => says([{ ...HIT[0], display_name: 'x'.repeat(100_000) }])],
  [
    'a redirect',
    () => {
      answer = (_, response) => response.writeHead(302, { Location: url }).end()
    },
  ],
  [
    'a broken connection',
    () => {
      answer = (request) => request.socket.destroy()
    },
  ],
])(
  '%s finds nothing and is logged without the address, and the next one is asked for',
  async (_, fail) => {
    fail()
    const geocoder = open()
    expect(await geocoder.find('Herzl 3, Haifa', ISRAEL)).toBeNull()
    expect(warnings).toHaveLength(1)
    expect(JSON.stringify(warnings)).not.toContain('Herzl')
    says(HIT)
    expect(await geocoder.find('Herzl 3, Haifa', ISRAEL)).not.toBeNull()
  },
)

test('a silent server is given up', async () => {
  answer = () => {}
  expect(await open({ timeoutMs: 50 }).find('Herzl 3, Haifa', ISRAEL)).toBeNull()
})

test('addresses wait for their turn, and those that would wait too long are not asked for', async () => {
  const geocoder = open({ everyMs: 300, timeoutMs: 1000 })
  const found = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((address) => geocoder.find(address, ISRAEL)),
  )
  // One every 300 milliseconds; the last would have begun after 1,200.
  expect(found.map(Boolean)).toEqual([true, true, true, true, false])
  expect(asked).toHaveLength(4)
})
