import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { ATTRIBUTION_COOKIE } from '#app/request/cookie-names.ts'
import {
  callerContext,
  cookiesContext,
  requestInfoContext,
  runtimeContext,
} from '#app/request/context.ts'
import { takeFlash } from '#app/request/flash.ts'
import { creditedReferral, findReferral } from '#app/request/referral.ts'
import { loader } from '#app/routes/credit/follow-link.ts'
import type { AttributionToken } from '#domain/ambassadors/attribution-token.ts'
import type { Actor } from '#platform/actor.ts'
import { visitor, type TestApp } from './create-test-app.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export type Led = { to: string | null; status: number; cache: string | null; says: string }

/** A browser with its own cookie that follows ambassadors' links. */
export type Browser = {
  follow(path: string, more?: { method?: string; headers?: Record<string, string> }): Promise<Led>
  cookie(): string
  /** The touch in the browser's cookie, or in another one it would send. */
  referral(cookie?: string): AttributionToken | null
  /** The credit for a form with these values. */
  credits(values: Record<string, string>): AttributionToken | null
}

export function openBrowser(
  app: TestApp,
  { who = visitor, address }: { who?: Actor; address?: string } = {},
): Browser {
  let kept = ''
  // A separate IP address by default.
  const from = address ?? `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
  const openContext = () => {
    const context = new RouterContextProvider()
    context.set(runtimeContext, app.runtime)
    context.set(callerContext, app.caller(who))
    context.set(cookiesContext, [])
    context.set(requestInfoContext, {
      id: randomUUID(),
      address: from,
      protocol: 'http',
      host: 'localhost',
      nonce: '',
      forAll: false,
    })
    return context
  }
  const ask = (path: string, cookie = kept, more: { method?: string; headers?: object } = {}) =>
    new Request(new URL(path, app.runtime.origin), {
      method: more.method ?? 'GET',
      headers: {
        'user-agent': FIREFOX,
        cookie: `${ATTRIBUTION_COOKIE}=${cookie}`,
        ...more.headers,
      },
    })
  return {
    async follow(path, more) {
      const context = openContext()
      const [, , code = '', itemId] = path.split('/').map(decodeURIComponent)
      const request = ask(path, kept, more)
      const asked = { request, context, params: { code, ...(itemId ? { itemId } : {}) } }
      const answer = await loader(asked as never)
      for (const cookie of context.get(cookiesContext)) {
        const [name, value = ''] = cookie.split(';')[0]!.split('=')
        if (name === ATTRIBUTION_COOKIE) kept = value
      }
      const { headers, status } = answer
      const flash = new Request(request.url, {
        headers: { cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '' },
      })
      return {
        to: headers.get('Location'),
        status,
        cache: headers.get('Cache-Control'),
        says: takeFlash(flash).flash?.text ?? '',
      }
    },
    cookie: () => kept,
    referral: (cookie) => findReferral({ request: ask('/', cookie), context: openContext() }),
    credits: (values) => creditedReferral({ request: ask('/'), context: openContext() }, values),
  }
}
