import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAST, DEMO_PASSWORD } from '#db/demo/cast.ts'
import { openWorld, type World } from '#test/world/open-world.ts'
import { headers, signInOf } from '#test/world/sign-in.ts'
import type { Provider } from './providers.ts'

let server: OAuth2Server
let world: World
/** What the provider answers to "who is this", and to the change of a code. */
let person: object
let asked: Record<string, unknown>[]
beforeAll(async () => {
  server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  server.service.on('beforeUserinfo', (answer) => {
    answer.body = person as typeof answer.body
  })
  server.service.on('beforeResponse', (_, request) => {
    asked.push(request.body as Record<string, unknown>)
  })
  const keys = { CLIENT_ID: 'an-id', CLIENT_SECRET: 'a-secret' }
  const env = { OAUTH_TEST_ORIGIN: `http://127.0.0.1:${server.address().port}` }
  for (const provider of ['GOOGLE', 'FACEBOOK', 'TWITTER']) {
    for (const [name, value] of Object.entries(keys))
      Object.assign(env, { [`${provider}_${name}`]: value })
  }
  world = await openWorld({ env })
})
afterAll(async () => {
  await world.close()
  await server.stop()
})
beforeEach(() => {
  asked = []
})

const { signUp, linkIn, verified, signIn } = signInOf(() => world)
let people = 0
const google = (more: object = {}) => ({
  sub: `google-${(people += 1)}`,
  name: 'Noa Levi',
  email: `noa${people}@demo.test`,
  email_verified: true,
  ...more,
})

/** Goes to the provider and back, as a browser would, and gives what it brings. */
async function visit(provider: Provider, more: { proof?: string; returnTo?: string } = {}) {
  const { returnTo = '/partners?page=2', ...rest } = more
  const started = await world.house.auth.startWithProvider(headers(), {
    provider,
    returnTo,
    ...rest,
  })
  const there = await fetch(started.address ?? '', { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  return { ...started, back, query: Object.fromEntries(back.searchParams) }
}
async function arrive(provider: Provider, who: object, more: Parameters<typeof visit>[1] = {}) {
  person = who
  const { query, cookies } = await visit(provider, more)
  return world.house.auth.finishWithProvider(headers(cookies), { provider, query })
}
async function userOf(arrival: { cookies: string[] }) {
  return (await world.house.auth.findSession(headers(sessionIn(arrival)))).user
}
const sessionIn = ({ cookies }: { cookies: string[] }) =>
  cookies.filter((cookie) => cookie.includes('session_token'))

describe('the way to a provider and back', () => {
  test('carries code, PKCE and state, and ends where it began', async () => {
    person = google()
    const { address, back, query, cookies } = await visit('google')
    const sent = new URL(address ?? '').searchParams
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      client_id: 'an-id',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${world.house.origin}/auth/callback/google`,
    })
    expect(back.pathname).toBe('/auth/callback/google')
    const arrival = await world.house.auth.finishWithProvider(headers(cookies), {
      provider: 'google',
      query,
    })
    expect(arrival).toMatchObject({
      kind: 'signed-in',
      returnTo: '/partners?page=2',
      isFirst: true,
    })
    expect(asked).toMatchObject([{ code_verifier: expect.any(String), code: query['code'] }])
    expect(await userOf(arrival)).toMatchObject({ name: 'Noa Levi' })
  })

  test('a second time is the same person, and no beginning', async () => {
    const who = google()
    const first = await userOf(await arrive('google', who))
    const second = await arrive('google', { ...who, email: 'moved@demo.test' })
    expect(second).toMatchObject({ kind: 'signed-in', isFirst: false })
    expect((await userOf(second))?.id).toBe(first?.id)
  })

  test('keeps no key to the account there', async () => {
    const user = await userOf(await arrive('google', google()))
    const kept = await world.database.signIn
      .selectFrom('accounts' as never)
      .selectAll()
      .where('user_id' as never, '=', user?.id as never)
      .execute()
    expect(kept).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }])
  })

  test('ends the session that was in this browser', async () => {
    const before = await signIn(CAST.partner.email, DEMO_PASSWORD)
    person = google()
    const { query, cookies } = await visit('google')
    await world.house.auth.finishWithProvider(headers([...cookies, ...before]), {
      provider: 'google',
      query,
    })
    expect((await world.house.auth.findSession(headers(before))).user).toBeNull()
  })
})

describe('nobody is signed in', () => {
  const refused = (reason: string) => ({ kind: 'refused', reason })
  const finish = (
    given: { cookies: string[]; query: Record<string, string> },
    provider: Provider,
  ) => world.house.auth.finishWithProvider(headers(given.cookies), { provider, query: given.query })

  test('who declined there, and they come back to where they were', async () => {
    const { cookies, query } = await visit('google')
    const denied = { state: query['state'] ?? '', error: 'access_denied' }
    const arrival = await finish({ cookies, query: denied }, 'google')
    expect(arrival).toMatchObject({ ...refused('access_denied'), returnTo: '/partners?page=2' })
    expect(sessionIn(arrival)).toEqual([])
  })

  test('with a state that we did not make', async () => {
    const { cookies, query } = await visit('google')
    const forged = { ...query, state: 'x'.repeat(32) }
    expect(await finish({ cookies, query: forged }, 'google')).toMatchObject(
      refused('state_mismatch'),
    )
  })

  test('in a browser that did not begin', async () => {
    person = google()
    const { query } = await visit('google')
    expect(await finish({ cookies: [], query }, 'google')).toMatchObject(refused('state_mismatch'))
  })

  test('with a state that was used', async () => {
    person = google()
    const given = await visit('google')
    expect(await finish(given, 'google')).toMatchObject({ kind: 'signed-in' })
    expect(await finish(given, 'google')).toMatchObject(refused('state_mismatch'))
  })

  test('with another provider’s state', async () => {
    person = google()
    expect(await finish(await visit('google'), 'facebook')).toMatchObject({ kind: 'refused' })
  })

  test('with a code that the provider does not know', async () => {
    const { cookies, query } = await visit('google')
    const guessed = { ...query, code: 'guessed' }
    expect(await finish({ cookies, query: guessed }, 'google')).toMatchObject(
      refused('invalid_code'),
    )
  })

  test('whose provider tells no address; none is made up', async () => {
    const arrival = await arrive('twitter', { data: { id: '7', name: 'Noa' } })
    expect(arrival).toMatchObject(refused('email_not_found'))
    const made = await world.asOwner(`select 1 from app.profiles where email like '%twitter%'`)
    expect(made).toEqual([])
  })

  test('whose provider answers with something else', async () => {
    expect(await arrive('google', { error: 'no' })).toMatchObject(
      refused('unable_to_get_user_info'),
    )
  })
})

describe('an address that the provider does not vouch for', () => {
  test('is asked for at the mailbox first, and makes no account before', async () => {
    const who = { id: 'fb-1', name: 'Dana', email: 'dana@demo.test' }
    const arrival = await arrive('facebook', who)
    expect(arrival).toMatchObject({ kind: 'asked', email: who.email, returnTo: '/partners?page=2' })
    expect(sessionIn(arrival)).toEqual([])
    const profiles = () =>
      world.asOwner(`select full_name from app.profiles where email = 'dana@demo.test'`)
    expect(await profiles()).toEqual([])
    const link = await linkIn(who.email, 'accounts.prove-mailbox')
    expect(link.get('with')).toBe('facebook')
    expect(link.get('redirect')).toBe('/partners?page=2')
    const proof = link.get('token') ?? ''
    const proven = await arrive('facebook', who, { proof })
    expect(proven).toMatchObject({ kind: 'signed-in', isFirst: true })
    expect(await arrive('facebook', who)).toMatchObject({ kind: 'signed-in', isFirst: false })
  })

  test('is not proven by another address’ link, another provider’s, or a sign-up’s', async () => {
    const who = { id: 'fb-2', name: 'Eve', email: await signUp() }
    const signUpToken = (await linkIn(who.email, 'accounts.verify-address')).get('token') ?? ''
    await arrive('facebook', { id: 'fb-3', name: 'Eve', email: 'eve@demo.test' })
    const others = (await linkIn('eve@demo.test', 'accounts.prove-mailbox')).get('token') ?? ''
    for (const proof of [signUpToken, others, 'x']) {
      expect(await arrive('facebook', who, { proof })).toMatchObject({ kind: 'asked' })
    }
  })

  test('does not open the account that has it', async () => {
    const email = await verified()
    const arrival = await arrive('facebook', { id: 'fb-4', name: 'Mallory', email })
    expect(arrival).toMatchObject({ kind: 'asked' })
    expect(sessionIn(arrival)).toEqual([])
  })
})

describe('an account that has the address already', () => {
  test('and proved it, is the same person’s: both ways lead in', async () => {
    const email = await verified()
    const arrival = await arrive('google', google({ email }))
    expect(arrival).toMatchObject({ kind: 'signed-in', isFirst: false })
    await expect(signIn(email)).resolves.toHaveLength(1)
  })

  test('but never proved it, loses the password that somebody chose', async () => {
    const email = await signUp()
    const arrival = await arrive('google', google({ email }))
    expect(arrival).toMatchObject({ kind: 'signed-in' })
    expect((await userOf(arrival))?.email).toBe(email)
    await expect(signIn(email)).rejects.toThrow('Invalid email or password')
    const token = (await linkIn(email, 'accounts.verify-address')).get('token') ?? ''
    await expect(
      world.house.auth.verifyAddress(headers(), { token, password: 'first-password' }),
    ).rejects.toMatchObject({ code: 'bad_input' })
  })

  test('is not opened by a provider that knows it unconfirmed', async () => {
    const email = await verified()
    const arrival = await arrive('google', google({ email, email_verified: false }))
    expect(arrival).toMatchObject({ kind: 'asked' })
  })
})
