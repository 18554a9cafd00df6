/** A seeded random number generator (mulberry32). */
export type Chance = {
  /** Below this. */
  below(most: number): number
  of<One>(all: readonly One[]): One
  /** As often as this, of one. */
  is(share: number): boolean
}

/** Creates a generator from a seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, of: (all) => all[below(all.length)]!, is: (share) => next() < share }
}

/** Values that often break programs, as bytes. */
const NASTY: Buffer[] = [
  ...'0 -1 1e999 NaN null undefined true [] {} __proto__ constructor toString'.split(' '),
  ...'../../etc/passwd ..%2f.. % %zz %00 %ff%fe %E0%A4%A ${7*7} {{7*7}} \\ 1,2,3 a&b=c'.split(' '),
  ...'99999999999999999999 2026-02-31 0000-00-00 24:61 https://evil.example/ //evil'.split(' '),
  ...'00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff'.split(' '),
  ...'👩‍👩‍👧‍👦 \u202eabc שלום \u0000 \ud800 \uffff <script>alert(1)</script>'.split(' '),
  '',
  ' ',
  '[object Object]',
  "' or 1=1 --",
  '"; drop table x',
  '\r\nX: y',
  'a'.repeat(4_000),
  'ß'.repeat(300),
].map((text) => Buffer.from(text))
NASTY.push(
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from([0xc3, 0x28]),
  Buffer.from([0xed, 0xa0, 0x80]),
)

const KEYS = [
  '_routes search q type category page sort view redirect for email token w product price size',
  'month from to near lang index code state error filter status cursor after tab paid intent id',
  'kind key quantity line password fullName message deed reason __proto__ a[]',
].flatMap((some) => some.split(' '))

const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '',
]

/** Escaped, or as it is where a line may hold it. */
function inAddress(bytes: Buffer, chance: Chance): string {
  if (chance.is(0.2)) return bytes.toString('latin1').replaceAll(/[\s#\0]/g, '')
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

/** A malformed request, byte for byte, to one of these addresses, where `:x` may be anything. */
export function fuzzRequest(
  chance: Chance,
  {
    routes,
    cookies,
    ids,
  }: { routes: readonly string[]; cookies: readonly string[]; ids: readonly string[] },
): Buffer {
  const nasty = () => inAddress(chance.of(NASTY), chance)
  const filled = chance
    .of(routes)
    .split('/')
    .map((part) => (/^[:*]/.test(part) ? (chance.is(0.5) ? chance.of(ids) : nasty()) : part))
    .join('/')
  const data = chance.is(0.25) ? '.data' : ''
  const query = Array.from({ length: chance.below(4) }, () => `${chance.of(KEYS)}=${nasty()}`)
  const address = `/${filled}${data}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const method = chance.of(['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'HEAD'])
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : bodyOf(chance)
  const cookie = chance.is(0.6) ? chance.of(cookies) : ''
  const noise = chance.is(0.3)
    ? `; ${chance.of(KEYS)}=${chance
        .of(NASTY)
        .toString('latin1')
        .replaceAll(/[\r\n\0]/g, '')}`
    : ''
  const head = [
    `${method} ${address} HTTP/1.1`,
    'Host: www.here.example',
    'Connection: close',
    ...(cookie + noise === '' ? [] : [`Cookie: ${cookie}${noise}`]),
    ...(chance.is(0.8) ? ['Sec-Fetch-Site: same-origin'] : []),
    ...(chance.is(0.2) ? [`Accept-Language: ${nasty()}`, `If-None-Match: ${nasty()}`] : []),
    ...(chance.is(0.2)
      ? [`Accept: ${chance.of(['*/*', 'text/event-stream', 'a/b;q=z', ''])}`]
      : []),
    ...(body.length > 0 ? [`Content-Type: ${chance.of(TYPES)}`] : []),
    `Content-Length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}

function bodyOf(chance: Chance): Buffer {
  const some = () => chance.of(NASTY)
  const pairs = () =>
    Array.from(
      { length: 1 + chance.below(8) },
      () => `${chance.of(KEYS)}=${inAddress(some(), chance)}`,
    )
  switch (chance.below(6)) {
    case 0:
      return some()
    case 1:
      return Buffer.from(
        JSON.stringify({ [chance.of(KEYS)]: some().toString(), prompt: 7, actionType: 'answer' }),
      )
    case 2:
      return Buffer.from(
        chance.of([
          '[',
          '{',
          '['.repeat(20_000),
          '{"prompt":"\\ud800"}',
          '"',
          '1',
          '{"__proto__":{"a":1}}',
        ]),
      )
    case 3:
      return Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${chance.of(KEYS)}"; filename="`),
        some(),
        Buffer.from('"\r\n\r\n'),
        some(),
        Buffer.from(chance.is(0.5) ? '\r\n--x--\r\n' : ''),
      ])
    default:
      return Buffer.from(pairs().join('&'), 'latin1')
  }
}
