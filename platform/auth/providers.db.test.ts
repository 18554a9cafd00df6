import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import type { TestApp } from '#test/app/create-test-app.ts'
import {
  openProviderWorld,
  sessionIn,
  someoneAtGoogle,
  type ProviderWorld,
} from '#test/app/providers.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import type { SignInProvider } from './providers.ts'

let there: ProviderWorld
let app: TestApp
beforeAll(async () => {
  there = await openProviderWorld()
  ;({ app } = there)
})
afterAll(() => there.close())

const arrive: ProviderWorld['arrive'] = (...given) => there.arrive(...given)
const userOf = async (arrival: { cookies: string[] }) =>
  (await app.runtime.auth.findSession(headers(sessionIn(arrival)))).user
const { signIn } = signInOf(() => app)

describe('a provider sign-in', () => {
  test('uses code, PKCE and state, and returns to where it began', async () => {
    const { address, back, query, cookies } = await there.visit('google', someoneAtGoogle())
    const sent = new URL(address).searchParams
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      client_id: 'an-id',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${app.runtime.origin}/auth/callback/google`,
    })
    expect(back.pathname).toBe('/auth/callback/google')
    const arrival = await app.runtime.auth.finishWithProvider(headers(cookies), {
      provider: 'google',
      query,
    })
    expect(arrival).toMatchObject({
      kind: 'signed-in',
      returnTo: '/partners?page=2',
      isFirst: true,
    })
    expect(there.asked).toMatchObject([{ code_verifier: expect.any(String), code: query['code'] }])
    expect(await userOf(arrival)).toMatchObject({ name: 'Noa Levi' })
  })

  test('repeated, is the same person and creates no account', async () => {
    const who = someoneAtGoogle()
    const first = await userOf(await arrive('google', who))
    const second = await arrive('google', { ...who, email: 'moved@demo.test' })
    expect(second).toMatchObject({ kind: 'signed-in', isFirst: false })
    expect((await userOf(second))?.id).toBe(first?.id)
  })

  test('stores no provider token', async () => {
    const user = await userOf(await arrive('google', someoneAtGoogle()))
    const kept = await app.database.signIn
      .selectFrom('accounts' as never)
      .selectAll()
      .where('user_id' as never, '=', user?.id as never)
      .execute()
    expect(kept).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }])
  })

  test('ends the previous session of this browser', async () => {
    const before = await signIn(DEMO_USERS.partner.email, DEMO_PASSWORD)
    const { query, cookies } = await there.visit('google', someoneAtGoogle())
    await app.runtime.auth.finishWithProvider(headers([...cookies, ...before]), {
      provider: 'google',
      query,
    })
    expect((await app.runtime.auth.findSession(headers(before))).user).toBeNull()
  })
})

describe('nobody is signed in', () => {
  const refused = (reason: string) => ({ kind: 'refused', reason })
  const finish = (
    given: { cookies: string[]; query: Record<string, string> },
    provider: SignInProvider,
  ) => app.runtime.auth.finishWithProvider(headers(given.cookies), { provider, query: given.query })

  test('after declining at the provider, and they return to where they were', async () => {
    const { cookies, query } = await there.visit('google', someoneAtGoogle())
    const denied = { state: query['state'] ?? '', error: 'access_denied' }
    const arrival = await finish({ cookies, query: denied }, 'google')
    expect(arrival).toMatchObject({ ...refused('access_denied'), returnTo: '/partners?page=2' })
    expect(sessionIn(arrival)).toEqual([])
  })

  test('with a state that we did not create', async () => {
    const { cookies, query } = await there.visit('google', someoneAtGoogle())
    const forged = { ...query, state: 'x'.repeat(32) }
    expect(await finish({ cookies, query: forged }, 'google')).toMatchObject(
      refused('state_mismatch'),
    )
  })

  test('in a browser that did not start it', async () => {
    const { query } = await there.visit('google', someoneAtGoogle())
    expect(await finish({ cookies: [], query }, 'google')).toMatchObject(refused('state_mismatch'))
  })

  test('with a used state', async () => {
    const given = await there.visit('google', someoneAtGoogle())
    expect(await finish(given, 'google')).toMatchObject({ kind: 'signed-in' })
    expect(await finish(given, 'google')).toMatchObject(refused('state_mismatch'))
  })

  test('with another provider’s state', async () => {
    expect(await finish(await there.visit('google', someoneAtGoogle()), 'facebook')).toMatchObject({
      kind: 'refused',
    })
  })

  test('with a code that the provider does not know', async () => {
    const { cookies, query } = await there.visit('google', someoneAtGoogle())
    const guessed = { ...query, code: 'guessed' }
    expect(await finish({ cookies, query: guessed }, 'google')).toMatchObject(
      refused('invalid_code'),
    )
  })

  test('if the provider has no address; none is invented', async () => {
    const arrival = await arrive('twitter', { data: { id: '7', name: 'Noa' } })
    expect(arrival).toMatchObject(refused('email_not_found'))
    const made = await app.asOwner(`select 1 from app.profiles where email like '%twitter%'`)
    expect(made).toEqual([])
  })

  test('if the provider responds with something else', async () => {
    expect(await arrive('google', { error: 'no' })).toMatchObject(
      refused('unable_to_get_user_info'),
    )
  })
})
