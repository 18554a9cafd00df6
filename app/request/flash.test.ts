import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeFlash, encodeFlash, redirectWithFlash, takeFlash, type Flash } from './flash.ts'

const words: Flash = { id: 'one', tone: 'success', title: 'Saved', text: 'Your page is public.' }

function asking(cookie: string, headers: Record<string, string> = {}): Request {
  return new Request('http://here.example/', { headers: { cookie, ...headers } })
}

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie().at(-1) ?? ''
}

test('a message is shown on the next page and then cleared', () => {
  const answer = redirectWithFlash('/dashboard', { tone: 'info', text: 'שלום, and welcome' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard'])
  expect(cookieOf(answer)).toMatch(/; Max-Age=60; Path=\/; SameSite=Lax$/)

  const { flash, forget } = takeFlash(asking(`theme=dark; ${cookieOf(answer).split(';')[0]}`))
  expect(flash).toEqual({ id: expect.any(String), tone: 'info', text: 'שלום, and welcome' })
  expect(forget).toMatch(/^flash=; Max-Age=0; Path=\//)
})

test('other response headers are kept', () => {
  const answer = redirectWithFlash('/', words, { 'Set-Cookie': 'session=; Max-Age=0' })
  expect(answer.headers.getSetCookie()).toHaveLength(2)
})

test('the same text sent twice is two messages', () => {
  expect(cookieOf(redirectWithFlash('/', words))).not.toBe(cookieOf(redirectWithFlash('/', words)))
})

test.each([{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])(
  'a prefetch consumes no message (%o)',
  (headers) => {
    const request = asking(`flash=${encodeFlash(words)}`, headers)
    expect(takeFlash(request)).toEqual({ flash: null, forget: null })
  },
)

test('without a message nothing is cleared', () => {
  expect(takeFlash(asking('theme=dark'))).toEqual({ flash: null, forget: null })
})

test('any message fits into 1 KB and can be decoded', () => {
  const any = fc.record({
    id: fc.uuid(),
    tone: fc.constantFrom('success' as const, 'info' as const, 'destructive' as const),
    title: fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
    text: fc.string({ unit: 'binary', minLength: 1, maxLength: 3000, size: 'max' }),
  })
  fc.assert(
    fc.property(any, (flash) => {
      const value = encodeFlash(flash)
      expect(value.length).toBeLessThanOrEqual(1024)
      expect(value).toMatch(/^[\w-]+$/)
      expect(decodeFlash(value)?.tone).toBe(flash.tone)
    }),
  )
})

function asValue(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}

test.each([
  ['nothing', ''],
  ['no base64', '<script>'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['another shape', asValue(['text'])],
  ['a strange tone', asValue({ ...words, tone: 'admin' })],
  ['text that is none', asValue({ ...words, text: { toString: 'x' } })],
  ['more fields', asValue({ ...words, html: '<b>' })],
  ['too much', asValue({ ...words, text: 'x'.repeat(2000) })],
])('a forged cookie shows no message and is cleared: %s', (_, value) => {
  expect(decodeFlash(value)).toBeNull()
  const { flash, forget } = takeFlash(asking(`flash=${value}`))
  expect(flash).toBeNull()
  // A value that is not a valid cookie value looks like an absent one.
  if (/^[\w-]*$/.test(value)) expect(forget).not.toBeNull()
})
