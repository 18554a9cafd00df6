import { describe, expect, test } from 'vitest'
import { cookiesOf, send, sendForm } from './send.ts'
import type { Site } from './site.ts'
import { askAll, walk } from './walk.ts'

const KIB = 1024

/** The maximum body size at one address of each kind: forms, uploads, activity reports, questions, signed webhooks. */
const BODIES: readonly (readonly [path: string, bytes: number])[] = [
  ['/contact', 256 * KIB],
  ['/auth', 16 * KIB],
  ['/nowhere', 256 * KIB],
  ['/api/activity', 8 * KIB],
  ['/api/agenticai', 64 * KIB],
  ['/api/payments/stripe', 256 * KIB],
  ['/dashboard/profile', 16 * KIB * KIB],
  ['/partner-dashboard/posts/new', 16 * KIB * KIB],
  ['/dashboard', 256 * KIB],
]

/** Maximum size of an uncompressed page in bytes: above the largest existing one, and far below a harmful size. */
const LARGEST_PAGE = 512 * KIB

const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

const filled = (bytes: number) => Buffer.alloc(bytes, 'x')

export function bodyLaws(site: () => Site): void {
  describe('a body', () => {
    test.each(BODIES)('at %s can have %i bytes and not one more', async (path, bytes) => {
      const told = (length: number) => ({ ...OWN, 'content-length': String(length) })
      // Refused by its declared length alone: the body is never sent.
      const asked = { method: 'POST', isAlone: true }
      const above = await send(site().url + path, { ...asked, headers: told(bytes + 1) })
      expect(above.status).toBe(413)
      if (bytes > 256 * KIB) return
      const at = await send(site().url + path, {
        ...asked,
        headers: told(bytes),
        body: filled(bytes),
      })
      expect(at.status).not.toBe(413)
    })

    test.each(['/contact', '/auth', '/api/activity', '/api/agenticai'])(
      'at %s is not read beyond that when its length was not declared',
      async (path) => {
        const most = BODIES.find(([at]) => at === path)?.[1] ?? 0
        const type = path.startsWith('/api') ? { 'content-type': 'application/json' } : {}
        const chunked = { ...OWN, ...type, 'transfer-encoding': 'chunked' }
        const asked = { method: 'POST', isAlone: true, headers: chunked }
        const above = await send(site().url + path, { ...asked, body: filled(most + 1) })
        expect(above.status).toBe(413)
        const at = await send(site().url + path, { ...asked, body: filled(most) })
        expect(at.status, 'the control').not.toBe(413)
      },
    )

    test('of an upload is read up to its limit: a file too large for its field reaches the form', async () => {
      const come = { email: 'supporter@demo.test', password: 'demo-password' }
      const cookie = cookiesOf(await sendForm(`${site().url}/auth`, come))
      const head = '--x\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n'
      const body = Buffer.concat([
        Buffer.from(head),
        filled(12 * KIB * KIB),
        Buffer.from('\r\n--x--\r\n'),
      ])
      const type = 'multipart/form-data; boundary=x'
      const answer = await send(`${site().url}/dashboard/profile`, {
        method: 'POST',
        headers: { ...OWN, cookie, 'content-type': type },
        body,
      })
      expect(answer.text.includes('bytes are accepted here')).toBe(false)
      expect([400, 413, 422]).toContain(answer.status)
    })
  })
}

export function pageSizeLaw(site: () => Site): void {
  test('no page exceeds the maximum size, whatever was requested or posted', async () => {
    const { url } = site()
    // Messages of maximum length, with a subject that cannot be wrapped.
    for (let n = 0; n < 5; n += 1) {
      const said = await sendForm(`${url}/contact`, {
        form: 'contact',
        name: 'N'.repeat(100),
        email: `long-${n}@here.example`,
        subject: 'S'.repeat(200),
        message: '<m'.repeat(2500),
      })
      expect([302, 422]).toContain(said.status)
    }
    const long = 'y'.repeat(8_000)
    const asked = [
      `/projects-events?q=${long}`,
      `/map?q=${long}`,
      `/contact?topic=product&about=${long}`,
      `/auth/login?redirect=/${long}`,
      `/${long}`,
      `/calendar?from=${long}`,
      '/projects-events?page=999999999',
    ]
    const seen = [
      ...(await walk(site(), 'visitor')),
      ...(await walk(site(), 'superuser')),
      ...(await askAll(url, [...asked, '/admin/inbox?view=all'], '')),
    ]
    const faults = seen.filter(({ answer }) => answer.status >= 500)
    expect(faults.map(({ path }) => path.slice(0, 80))).toEqual([])
    const pages = seen.filter(({ answer }) =>
      answer.headers['content-type']?.startsWith('text/html'),
    )
    const tooLarge = pages.filter(({ answer }) => answer.text.length > LARGEST_PAGE)
    expect(
      tooLarge.map(({ path, answer }) => `${path.slice(0, 80)}: ${answer.text.length}`),
    ).toEqual([])
    // Control: above half of the limit, or the test would prove nothing.
    expect(Math.max(...pages.map(({ answer }) => answer.text.length))).toBeGreaterThan(
      LARGEST_PAGE / 3,
    )
  })
}
