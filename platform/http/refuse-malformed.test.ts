import { expect, test } from 'vitest'
import { findBadTarget, findMalformed } from './refuse-malformed.ts'
import { webUnderTest, Wire } from './web-under-test.ts'

test.each([
  '*',
  '',
  'a',
  '//x/',
  '///',
  '/.//x',
  '/a/..//x',
  '/%2e//x',
  'http://[',
  'http://evil.example/',
  '/\\evil',
  '/a\\b',
  '/%5cevil',
  '/%',
  '/%zz',
  '/%ff',
  '/a%00b',
  '/a?b=%00',
  '/a%0d%0ab',
  '/a b',
  '/a\u0001',
  '/é',
  '/a#b',
])('refuses the target %j', (target) => {
  expect(findBadTarget(target)).toBeDefined()
})

test.each(['/', '/a/b?c=d', '/caf%C3%A9', '/a?b=\\c', '/a?b=100%', '/a//b', '/@id/x', '/a?b=//c'])(
  'takes the target %j',
  (target) => expect(findBadTarget(target)).toBeUndefined(),
)

test.each([
  [[], false],
  [[''], false],
  [['a b'], false],
  [['a/b'], false],
  [['a@b'], false],
  [['a', 'b'], false],
  [['here.example:123456'], false],
  [['127.1'], false],
  [['here.0x'], false],
  [['here.example'], true],
  [['HERE.example'], true],
  [['here.example:80'], true],
  [['[::1]:3000'], true],
])('Host %j is usable: %s', (hosts, isUsable) => {
  const found = findMalformed({ method: 'GET', target: '/', hosts })
  expect(found === undefined).toBe(isUsable)
})

const host = 'Host: www.here.example\r\n'

test.each([
  ['GET http://[ HTTP/1.1\r\n' + host, 400],
  ['GET //x/ HTTP/1.1\r\n' + host, 400],
  ['GET //[ HTTP/1.1\r\n' + host, 400],
  ['GET http://evil.example/ HTTP/1.1\r\n' + host, 400],
  ['GET /%zz HTTP/1.1\r\n' + host, 400],
  ['GET /a\\b HTTP/1.1\r\n' + host, 400],
  ['GET /%00 HTTP/1.1\r\n' + host, 400],
  ['GET /\0 HTTP/1.1\r\n' + host, 400],
  ['GET /\xff HTTP/1.1\r\n' + host, 400],
  ['GET / HTTP/1.1\r\n', 400],
  ['GET / HTTP/1.0\r\n', 400],
  ['GET /\r\n' + host, 400],
  ['GET / HTTP/1.1\r\nHost: [\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a b\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: 127.1\r\n', 400],
  ['GET / HTTP/1.1\r\n' + host + host, 400],
  ['OPTIONS * HTTP/1.1\r\n' + host, 405],
  ['TRACE / HTTP/1.1\r\n' + host, 405],
  ['PROPFIND / HTTP/1.1\r\n' + host, 405],
  ['CONNECT evil.example:443 HTTP/1.1\r\n' + host, 405],
  ['GET / HTTP/1.1\r\n' + host + 'Connection: Upgrade\r\nUpgrade: websocket\r\n', 400],
  ['garbage\r\n', 400],
  ['GET / HTTP/9.9\r\n' + host, 400],
  ['GET / HTTP/1.1\r\n' + host + 'a b: c\r\n', 400],
  ['POST / HTTP/1.1\r\n' + host + 'Content-Length: abc\r\n', 400],
  ['POST / HTTP/1.1\r\n' + host + 'Content-Length: -5\r\n', 400],
  ['POST / HTTP/1.1\r\n' + host + 'Content-Length: 5\r\nContent-Length: 6\r\n', 400],
  ['POST / HTTP/1.1\r\n' + host + 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', 400],
])('answers %j with %i and goes on', async (bytes, status) => {
  let asked = 0
  const web = webUnderTest({
    async handle() {
      asked += 1
      return new Response('hello')
    },
  })
  const { port } = await web.listen()
  const answer = await new Wire(port).send(`${bytes}\r\n`).ended
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(answer).not.toMatch(/ at |node:|Error:/)
  expect(asked).toBe(0)

  const well = await fetch(`http://127.0.0.1:${port}/`)
  expect(await well.text()).toBe('hello')
})

test('an HTTP/2 upgrade offer is ignored, as clients expect', async () => {
  const { port } = await webUnderTest().listen()
  const wire = new Wire(port)
  wire.send(`GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`)
  expect(await wire.until('hello')).toMatch(/^HTTP\/1.1 200 /)
})
