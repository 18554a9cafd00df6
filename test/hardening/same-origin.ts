import { describe, expect, test } from 'vitest'
import { everyAddress } from './addresses.ts'
import { send } from './send.ts'
import type { Site } from './site.ts'

/** The headers a browser sends from a page on another site. */
const foreign: Record<string, Record<string, string>> = {
  'a foreign Origin': { origin: 'https://evil.example' },
  'Origin: null': { origin: 'null' },
  'Sec-Fetch-Site: cross-site': { 'sec-fetch-site': 'cross-site' },
  'Sec-Fetch-Site: same-site': { 'sec-fetch-site': 'same-site' },
  'null, said to come from a sister of ours': { origin: 'null', 'sec-fetch-site': 'same-site' },
  'a cookie, and not a word of where it comes from': { cookie: 'f4i.session_token=x' },
}

/** Exempt endpoints: knowledge of the address, or the signature, is the permission. */
const EXCEPTIONS = ['/api/payments/stripe', '/unsubscribe']

const REFUSAL = 'This request did not come from our own pages.'

export function sameOriginLaws(site: () => Site): void {
  describe('a change request from a page on another site', () => {
    test.each(Object.entries(foreign))(
      '%s is refused at every address but two',
      async (_what, headers) => {
        const open: string[] = []
        for (const path of await everyAddress()) {
          const answer = await send(site().url + path, { method: 'POST', headers, body: 'x=y' })
          const isRefused = answer.status === 403 && answer.text === REFUSAL
          if (!isRefused) open.push(path)
          else expect(answer.headers['set-cookie'], path).toBeUndefined()
        }
        expect(open.toSorted()).toEqual(EXCEPTIONS)
      },
    )

    test('is accepted from our own page (control)', async () => {
      const refused: string[] = []
      for (const path of ['/contact', '/auth', '/preferences/theme', '/cart.data']) {
        // A page without a referrer sends `Origin: null`; `Sec-Fetch-Site` cannot be forged by a page.
        for (const origin of [site().url, 'null']) {
          const headers = { origin, 'sec-fetch-site': 'same-origin' }
          const answer = await send(site().url + path, { method: 'POST', headers, body: 'x=y' })
          if (answer.text === REFUSAL) refused.push(`${path} from ${origin}`)
        }
      }
      expect(refused).toEqual([])
    })
  })

  test('only GET, HEAD and form posts are served', async () => {
    const served: string[] = []
    for (const path of await everyAddress()) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const headers = { origin: site().url, 'sec-fetch-site': 'same-origin' }
        const { status, headers: told } = await send(site().url + path, { method, headers })
        if (status !== 405 || told['allow'] !== 'GET, HEAD, POST')
          served.push(`${method} ${path}: ${status}`)
      }
    }
    expect(served).toEqual([])
  })
}
