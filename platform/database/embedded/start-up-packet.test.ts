import { expect, test } from 'vitest'
import { readStartUp } from './start-up-packet.ts'

function packet(parameters: Record<string, string>, version = 196608) {
  const words = Object.entries(parameters).flatMap(([name, value]) => [name, value])
  const body = Buffer.from(words.map((word) => `${word}\0`).join('') + '\0')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.writeUInt32BE(version, 4)
  return Buffer.concat([head, body])
}

test.each([
  ['-c role=a -c search_path=b', { role: 'a', search_path: 'b' }],
  ['-crole=a  --search-path=b', { role: 'a', search_path: 'b' }],
  [String.raw`-c search_path=app,\ public`, { search_path: 'app, public' }],
  [String.raw`-c app.path=c:\\x`, { 'app.path': String.raw`c:\x` }],
  ['-c app.equation=a=b', { 'app.equation': 'a=b' }],
  ['-c app.empty=', { 'app.empty': '' }],
])('options %s', (options, settings) => {
  const startUp = readStartUp(packet({ user: 'u', database: 'postgres', options }))
  expect(startUp).toEqual({ kind: 'login', user: 'u', settings: new Map(Object.entries(settings)) })
})

test.each(['-c', 'role=a', '-c role', '-d 5'])('options %s are refused', (options) => {
  expect(readStartUp(packet({ user: 'u', database: 'postgres', options }))).toMatchObject({
    kind: 'refused',
    code: '42601',
  })
})

test('plain parameters take precedence over options, and an empty value keeps its place', () => {
  const startUp = readStartUp(
    packet({
      user: 'u',
      application_name: '',
      options: '-c application_name=x -c TimeZone=UTC',
      database: 'postgres',
    }),
  )
  expect(startUp).toEqual({
    kind: 'login',
    user: 'u',
    settings: new Map([
      ['application_name', ''],
      ['timezone', 'UTC'],
    ]),
  })
})

test('another protocol is refused', () => {
  expect(readStartUp(packet({ user: 'u' }, 2 << 16))).toMatchObject({ code: '08P01' })
})
