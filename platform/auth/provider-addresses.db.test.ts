import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { system, type TestApp } from '#test/app/create-test-app.ts'
import {
  openProviderWorld,
  sessionIn,
  someoneAtGoogle,
  type ProviderWorld,
} from '#test/app/providers.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'

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
const { signUp, linkIn, verified, signIn } = signInOf(() => app)
const profileOf = (email: string) =>
  app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('profiles')
      .select(['fullName', 'mobilePhone'])
      .where('email', '=', email)
      .executeTakeFirst(),
  )

describe('an address that the provider does not verify', () => {
  test('must be proved at the mailbox first, and creates no account before', async () => {
    const who = { id: 'fb-1', name: 'Dana', email: 'dana@demo.test' }
    const arrival = await arrive('facebook', who)
    expect(arrival).toMatchObject({ kind: 'asked', email: who.email, returnTo: '/partners?page=2' })
    expect(sessionIn(arrival)).toEqual([])
    expect(await profileOf(who.email)).toBeUndefined()
    const link = await linkIn(who.email, 'accounts.prove-mailbox')
    expect(link.get('with')).toBe('facebook')
    expect(link.get('redirect')).toBe('/partners?page=2')
    const proof = link.get('token') ?? ''
    const proven = await arrive('facebook', who, { proof })
    expect(proven).toMatchObject({ kind: 'signed-in', isFirst: true })
    expect(await arrive('facebook', who)).toMatchObject({ kind: 'signed-in', isFirst: false })
  })

  test('is not proved by a link for another address, another provider or a sign-up', async () => {
    const who = { id: 'fb-2', name: 'Eve', email: await signUp() }
    const signUpToken = (await linkIn(who.email, 'accounts.verify-address')).get('token') ?? ''
    await arrive('facebook', { id: 'fb-3', name: 'Eve', email: 'eve@demo.test' })
    const others = (await linkIn('eve@demo.test', 'accounts.prove-mailbox')).get('token') ?? ''
    for (const proof of [signUpToken, others, 'x']) {
      expect(await arrive('facebook', who, { proof })).toMatchObject({ kind: 'asked' })
    }
  })

  test('does not open the account with that address', async () => {
    const email = await verified()
    const arrival = await arrive('facebook', { id: 'fb-4', name: 'Mallory', email })
    expect(arrival).toMatchObject({ kind: 'asked' })
    expect(sessionIn(arrival)).toEqual([])
  })
})

describe('an account that already has the address', () => {
  test('and proved it, belongs to the same person: both methods work', async () => {
    const email = await verified()
    const arrival = await arrive('google', someoneAtGoogle({ email }))
    expect(arrival).toMatchObject({ kind: 'signed-in', isFirst: false })
    await expect(signIn(email)).resolves.toHaveLength(2)
  })

  test('but never proved it, loses the password that someone chose', async () => {
    const email = await signUp()
    const arrival = await arrive('google', someoneAtGoogle({ email }))
    expect(arrival).toMatchObject({ kind: 'signed-in' })
    expect((await userOf(arrival))?.email).toBe(email)
    await expect(signIn(email)).rejects.toThrow('Invalid email or password')
    const token = (await linkIn(email, 'accounts.verify-address')).get('token') ?? ''
    await expect(
      app.runtime.auth.verifyAddress(headers(), { token, password: 'first-password' }),
    ).toBeRefused('bad_input')
  })

  test('but never proved it, keeps no data of its sign-up', async () => {
    const email = 'second.owner@demo.test'
    await app.runtime.auth.signUp(headers(), {
      fullName: 'Attacker',
      email,
      mobilePhone: '+972 50 111 1111',
      password: 'the-strangers',
      returnTo: '/',
    })
    const arrival = await arrive('google', someoneAtGoogle({ email, name: 'Noa Levi' }))
    expect(arrival).toMatchObject({ kind: 'signed-in', isFirst: true })
    expect(await profileOf(email)).toMatchObject({ fullName: 'Noa Levi', mobilePhone: null })
    expect((await app.mailsTo(email)).map(({ kind }) => kind)).not.toContain('accounts.deleted')
  })

  test('is not opened by a provider with the address unverified', async () => {
    const email = await verified()
    const arrival = await arrive('google', someoneAtGoogle({ email, email_verified: false }))
    expect(arrival).toMatchObject({ kind: 'asked' })
  })
})

describe('a name that breaks the rules of the sign-up form', () => {
  const PRIZE = 'Win a prize at https://evil.example/x'

  test.each([PRIZE, ''])('%j does not reach the profile', async (name) => {
    const who = someoneAtGoogle({ name })
    await arrive('google', who)
    const { fullName: kept } = (await profileOf(who.email)) ?? {}
    expect(kept).toMatch(/^noa google \d+$/)
  })

  test('does not reach a stranger’s mailbox', async () => {
    const email = 'noa.levi@demo.test'
    await arrive('facebook', { id: 'fb-5', name: PRIZE, email })
    const [mail] = await app.mailsTo(email)
    expect(mail?.kind).toBe('accounts.prove-mailbox')
    expect(mail?.text).toContain('noa levi')
    expect(mail?.text).not.toMatch(/evil|prize/)
    expect(mail?.html).not.toMatch(/evil|prize/)
  })
})

describe('a provider that a member adds to their account', () => {
  async function member() {
    const email = await verified()
    const cookies = await signIn(email)
    const { id } = (await app.runtime.auth.findSession(headers(cookies))).user!
    return { email, cookies, id }
  }
  const add = (who: { id: string; email: string; cookies: string[] }) => ({
    link: { userId: who.id, email: who.email },
    cookies: who.cookies,
  })
  const kindsTo = async (email: string) => (await app.mailsTo(email)).map(({ kind }) => kind)

  test('works for sign-in from then on, whatever its address, and is reported by email', async () => {
    const who = await member()
    const identity = { id: 'fb-own', name: 'Noa', email: 'elsewhere@demo.test' }
    const arrival = await arrive('facebook', identity, add(who))
    expect(arrival).toMatchObject({ kind: 'linked' })
    expect(await app.runtime.auth.findSession(headers(who.cookies))).toMatchObject({
      user: { id: who.id },
    })
    expect(await kindsTo(who.email)).toContain('accounts.provider-added')
    expect(await userOf(await arrive('facebook', identity))).toMatchObject({ id: who.id })
  })

  test('is not linked where another person or nobody is signed in', async () => {
    const [asked, other] = [await member(), await member()]
    for (const back of [other.cookies, []]) {
      const { query, cookies } = await there.visit('google', someoneAtGoogle(), add(asked))
      const state = cookies.filter((cookie) => !cookie.includes('session_token'))
      const arrival = await app.runtime.auth.finishWithProvider(headers([...state, ...back]), {
        provider: 'google',
        query,
      })
      expect(arrival).toMatchObject({ kind: 'refused' })
    }
    expect(await kindsTo(asked.email)).not.toContain('accounts.provider-added')
  })

  test('is not taken from another account', async () => {
    const [owner, other] = [await member(), await member()]
    const who = someoneAtGoogle()
    expect(await arrive('google', who, add(owner))).toMatchObject({ kind: 'linked' })
    expect(await arrive('google', who, add(other))).toMatchObject({
      kind: 'refused',
      reason: 'account_already_linked_to_different_user',
    })
  })

  test('is reported by email too if it was linked automatically because of the same address', async () => {
    const email = await verified()
    await arrive('google', someoneAtGoogle({ email }))
    expect(await kindsTo(email)).toContain('accounts.provider-added')
    await arrive('google', someoneAtGoogle())
    const added = (await kindsTo(email)).filter((kind) => kind === 'accounts.provider-added')
    expect(added).toHaveLength(1)
  })
})
