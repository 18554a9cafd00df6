import { describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'

const app = startTestApp()

const { signUp, linkIn, signIn } = signInOf(() => app)

describe('signing up', () => {
  test('creates a profile with the connection’s address, and emails a link with the return path', async () => {
    const email = await signUp({ returnTo: '/partner-registration?step=basic' })
    const [profile] = await app.as(system).rows('profiles', ['fullName', 'signupIp'], { email })
    expect(profile).toMatchObject({ signupIp: '192.0.2.7' })
    expect(profile?.fullName).toMatch(/^Person \d+$/)
    const link = await linkIn(email, 'accounts.verify-address')
    expect(link.get('redirect')).toBe('/partner-registration?step=basic')
  })

  test('does not allow sign-in before verification, and sends the link again', async () => {
    const email = await signUp()
    await expect(signIn(email)).rejects.toThrow('Please verify your email address first')
    expect(await app.mailsTo(email)).toHaveLength(2)
  })

  test('with a taken address changes nothing, gets the same response and notifies only the owner', async () => {
    const { email } = DEMO_USERS.supporter
    const again = app.runtime.auth.signUp(headers(), {
      fullName: 'Other',
      email,
      mobilePhone: null,
      password: 'another-one',
      returnTo: '/',
    })
    await expect(again).resolves.toHaveLength(1)
    await expect(signIn(email, 'another-one')).rejects.toThrow('Invalid email or password')
    await expect(signIn(email, DEMO_PASSWORD)).resolves.toHaveLength(2)
    expect((await app.mailsTo(email)).map(({ kind }) => kind)).toEqual(['accounts.address-taken'])
  })

  test('with a taken address in another case is the same', async () => {
    await app.runtime.auth.signUp(headers(), {
      fullName: 'Other',
      email: 'Admin@Demo.Test',
      mobilePhone: null,
      password: 'another-one',
      returnTo: '/',
    })
    expect((await app.mailsTo(DEMO_USERS.admin.email)).map(({ kind }) => kind)).toEqual([
      'accounts.address-taken',
    ])
  })

  test('twenty times at once creates one account', async () => {
    const person = {
      fullName: 'Many',
      email: 'many@demo.test',
      mobilePhone: null,
      password: 'first-password',
      returnTo: '/',
    }
    // All get the same response: submitting a form twice is no mistake.
    await Promise.all(Array.from({ length: 20 }, () => app.runtime.auth.signUp(headers(), person)))
    const rows = await app.as(system).rows('profiles', ['id'], { email: person.email })
    expect(rows).toHaveLength(1)
  })

  test('interrupted before the password was stored is repaired by choosing a new one', async () => {
    const email = 'half@demo.test'
    await app.database.signIn
      .insertInto('users' as never)
      .values({ id: '00000000-0000-7000-8000-00000000aaaa', name: 'Half', email } as never)
      .execute()
    await app.runtime.auth.requestReset(headers(), email)
    const link = await linkIn(email, 'accounts.reset-password')
    await app.runtime.auth.resetPassword(headers(), {
      token: link.get('token') ?? '',
      password: 'whole-again',
    })
    await expect(signIn(email, 'whole-again')).resolves.toHaveLength(2)
  })
})

describe('a session', () => {
  test('is found by its cookie, which scripts cannot read and other sites cannot send', async () => {
    const [cookie = ''] = await signIn(DEMO_USERS.partner.email, DEMO_PASSWORD)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const { user } = await app.runtime.auth.findSession(headers([cookie]))
    expect(user).toMatchObject({ id: DEMO_USERS.partner.id, email: DEMO_USERS.partner.email })
  })

  test('is refused if its cookie was altered', async () => {
    const [cookie = ''] = await signIn(DEMO_USERS.partner.email, DEMO_PASSWORD)
    const altered = cookie.replace(
      /(session_token=)(.)/,
      (_, name: string, letter: string) => name + (letter === 'A' ? 'B' : 'A'),
    )
    expect((await app.runtime.auth.findSession(headers([altered]))).user).toBeNull()
  })

  test('ends when someone else signs in in the same browser, with a new session instead of a planted one', async () => {
    const before = await signIn(DEMO_USERS.partner.email, DEMO_PASSWORD)
    const after = await app.runtime.auth.signIn(headers(before), {
      email: DEMO_USERS.admin.email,
      password: DEMO_PASSWORD,
      returnTo: '/',
    })
    expect((await app.runtime.auth.findSession(headers(before))).user).toBeNull()
    expect((await app.runtime.auth.findSession(headers(after))).user?.id).toBe(DEMO_USERS.admin.id)
  })

  test('stays when someone else fails to sign in in the same browser', async () => {
    const before = await signIn(DEMO_USERS.partner.email, DEMO_PASSWORD)
    const wrong = { email: DEMO_USERS.admin.email, password: 'a wrong one', returnTo: '/' }
    await expect(app.runtime.auth.signIn(headers(before), wrong)).rejects.toThrow('Invalid')
    expect((await app.runtime.auth.findSession(headers(before))).user?.id).toBe(
      DEMO_USERS.partner.id,
    )
  })

  test('ends at sign-out', async () => {
    const cookies = await signIn(DEMO_USERS.partner.email, DEMO_PASSWORD)
    await app.runtime.auth.signOut(headers(cookies))
    expect((await app.runtime.auth.findSession(headers(cookies))).user).toBeNull()
  })
})

test('text that the database cannot store is refused, and is no internal error', async () => {
  const person = {
    fullName: 'Half\0name',
    email: 'zero@demo.test',
    mobilePhone: null,
    password: 'first-password',
    returnTo: '/',
  }
  const refused = { name: 'AppError', code: 'bad_input' }
  await expect(app.runtime.auth.signUp(headers(), person)).rejects.toMatchObject(refused)
  await expect(
    app.runtime.auth.resetPassword(headers(), { token: 'a\0b', password: 'first-password' }),
  ).rejects.toMatchObject(refused)
})
