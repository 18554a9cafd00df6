import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_USERS } from '#db/demo/demo-users.ts'
import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { startTestApp, memberOf, system } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'

const app = startTestApp()

const { signUp, linkIn, signIn } = signInOf(() => app)

const enter = (email: string, more: { cookies?: string[]; since?: Date } = {}) =>
  app.runtime.auth.signInByMailbox(headers(more.cookies), {
    email,
    name: 'Noa Levi',
    since: more.since ?? new Date(),
  })

async function enterAs(email: string, more: Parameters<typeof enter>[1] = {}) {
  const done = await enter(email, more)
  if (done.kind !== 'signed-in') throw new Error('not signed in')
  return done
}

const whose = async (cookies: string[]) =>
  (await app.runtime.auth.findSession(headers(cookies))).user

describe('who reads a mailbox without an account', () => {
  test('gets one with a proved address and no password, and an ordinary session', async () => {
    const { cookies, userId, isFirst } = await enterAs('newcomer@here.example')
    expect(isFirst).toBe(true)
    expect(await whose(cookies)).toMatchObject({ id: userId, email: 'newcomer@here.example' })
    const [profile] = await app
      .as(system)
      .rows('profiles', ['fullName', 'signupIp'], { id: userId })
    expect(profile).toEqual({ fullName: 'Noa Levi', signupIp: '192.0.2.7' })
    expect(cookies.join()).toMatch(/f4i\.session_token=[^;]+;.*HttpOnly/)
    // It ends as any other.
    expect(await app.runtime.auth.listSessions(userId)).toHaveLength(1)
    await app.runtime.auth.endAllSessions(userId)
    expect(await whose(cookies)).toBeNull()
  })

  test('is found the next time', async () => {
    const first = await enterAs('again@here.example')
    const second = await enterAs('again@here.example')
    expect(second).toMatchObject({ userId: first.userId, isFirst: false })
  })

  test('chooses a password later, by “forgot password”', async () => {
    const email = 'later@here.example'
    await enterAs(email)
    await expect(signIn(email)).rejects.toThrow('Invalid email or password')
    await app.runtime.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    await app.runtime.auth.resetPassword(headers(), { token, password: 'first-password' })
    await expect(signIn(email)).resolves.toBeDefined()
  })
})

describe('an account', () => {
  test('is opened under its own name, and keeps its password', async () => {
    const { email, id, fullName } = DEMO_USERS.supporter
    const done = await enterAs(email)
    expect(done).toMatchObject({ userId: id, isFirst: false })
    expect(await whose(done.cookies)).toMatchObject({ name: fullName })
    await expect(signIn(email, DEMO_PASSWORD)).resolves.toBeDefined()
  })

  test('replaces the session of someone else in the same browser', async () => {
    const before = await signIn(DEMO_USERS.ambassador.email, DEMO_PASSWORD)
    const { cookies } = await enterAs(DEMO_USERS.supporter.email, { cookies: before })
    expect(await whose(before)).toBeNull()
    expect((await whose(cookies))?.id).toBe(DEMO_USERS.supporter.id)
  })

  test('is not opened if its password was changed after the link was sent', async () => {
    const email = 'changed@here.example'
    await enterAs(email)
    const since = new Date()
    await app.runtime.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    await app.runtime.auth.resetPassword(headers(), { token, password: 'first-password' })
    expect(await enter(email, { since })).toEqual({ kind: 'changed', cookies: [] })
    expect((await enter(email)).kind).toBe('signed-in')
  })

  test('is not opened while its person is suspended', async () => {
    const { userId } = await enterAs('suspended@here.example')
    await suspendUser(app.caller(memberOf('superuser')), { userId, reason: 'Sends spam' })
    await expect(enter('suspended@here.example')).rejects.toThrow(/suspended/)
    expect(await app.runtime.auth.listSessions(userId)).toEqual([])
  })
})

describe('someone else’s unproved sign-up', () => {
  test('ends: its password opens nothing, and its data is gone', async () => {
    const email = await signUp()
    const stale = await app.as(system).row('profiles', ['id'], { email })
    const { userId, isFirst } = await enterAs(email)
    expect({ isFirst, isSame: userId === stale.id }).toEqual({ isFirst: true, isSame: false })
    await expect(signIn(email)).rejects.toThrow('Invalid email or password')
    const link = await linkIn(email, 'accounts.verify-address')
    const verify = app.runtime.auth.verifyAddress(headers(), {
      token: link.get('token') ?? '',
      password: 'first-password',
    })
    await expect(verify).toBeRefused('bad_input')
    const own = await getOwnSignIn(app.caller({ kind: 'member', userId }), {})
    expect(own.accounts).toEqual([])
  })
})
