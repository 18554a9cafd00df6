import { OAuth2Server } from 'oauth2-mock-server'
import type { Arrival } from '#platform/auth/provider-verbs.ts'
import type { SignInProvider } from '#platform/auth/providers.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { headers } from './sign-in.ts'

type More = {
  proof?: string
  returnTo?: string
  /** The member who links the provider, in the browser with these cookies. */
  link?: { userId: string; email: string }
  cookies?: string[]
}

/** A test app whose sign-in providers are one real local server. */
export type ProviderWorld = {
  app: TestApp
  /** The request bodies that exchanged codes for tokens. */
  asked: Record<string, unknown>[]
  /**
   * Goes to the provider and back, as a browser would, and returns the callback's parameters; the sign-in is not
   * completed yet.
   */
  visit(provider: SignInProvider, who: object, more?: More): Promise<Visit>
  /** The same, to completion. */
  arrive(provider: SignInProvider, who: object, more?: More): Promise<Arrival>
  close(): Promise<void>
}
type Visit = { address: string; cookies: string[]; back: URL; query: Record<string, string> }

/** Opens it; close it afterwards. */
export async function openProviderWorld(): Promise<ProviderWorld> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const asked: Record<string, unknown>[] = []
  let person: object = {}
  server.service.on('beforeUserinfo', (answer) => {
    answer.body = person as typeof answer.body
  })
  server.service.on('beforeResponse', (_, request) => {
    asked.push(request.body as Record<string, unknown>)
  })
  const env: Record<string, string> = {
    OAUTH_TEST_ORIGIN: `http://127.0.0.1:${server.address().port}`,
  }
  for (const provider of ['GOOGLE', 'FACEBOOK', 'TWITTER']) {
    env[`${provider}_CLIENT_ID`] = 'an-id'
    env[`${provider}_CLIENT_SECRET`] = 'a-secret'
  }
  const app = await createTestApp({ env })
  const { auth } = app.runtime
  const visit: ProviderWorld['visit'] = async (provider, who, more = {}) => {
    person = who
    const { cookies: own = [], ...rest } = more
    const given = { provider, returnTo: '/partners?page=2', ...rest }
    const { address, cookies: set } = await auth.startWithProvider(headers(own), given)
    const cookies = [...own, ...set]
    if (address === null) throw new Error('There is no address to go to.')
    const there = await fetch(address, { redirect: 'manual' })
    const back = new URL(there.headers.get('location') ?? '')
    return { address, cookies, back, query: Object.fromEntries(back.searchParams) }
  }
  return {
    app,
    asked,
    visit,
    async arrive(provider, who, more) {
      const { query, cookies } = await visit(provider, who, more)
      return auth.finishWithProvider(headers(cookies), { provider, query })
    },
    async close() {
      await app.close()
      await server.stop()
    },
  }
}

let people = 0
/** A new user's claims from Google. */
export function someoneAtGoogle(more: object = {}) {
  people += 1
  const email = `noa-google-${people}@demo.test`
  return { sub: `google-${people}`, name: 'Noa Levi', email, email_verified: true, ...more }
}

/** The session cookie in a response. */
export const sessionIn = ({ cookies }: { cookies: string[] }) =>
  cookies.filter((cookie) => cookie.includes('session_token'))
