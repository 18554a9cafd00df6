import { describe, expect, test } from 'vitest'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import { CLIENT_ADDRESS } from './client-address.ts'

const app = startTestApp()

const { signUp, linkIn, signIn } = signInOf(() => app)

async function tokenOf(email: string): Promise<string> {
  return (await linkIn(email, 'accounts.verify-address')).get('token') ?? ''
}
const verify = (token: string, password = 'first-password') =>
  app.runtime.auth.verifyAddress(headers(), { token, password })
const again = (email: string, password: string, fullName = 'The second') =>
  app.runtime.auth.signUp(headers(), {
    fullName,
    email,
    mobilePhone: null,
    password,
    returnTo: '/partners',
  })

describe('confirming an address', () => {
  test('with its password signs in, once', async () => {
    const email = await signUp()
    const token = await tokenOf(email)
    const { cookies } = await verify(token)
    expect((await app.runtime.auth.findSession(headers(cookies))).user?.email).toBe(email)
    await expect(verify(token)).rejects.toMatchObject({ code: 'bad_input', fields: undefined })
    // The link does not even reveal whether a password is right.
    await expect(verify(token, 'another-password')).rejects.toMatchObject({ fields: undefined })
  })

  test('signs in one of five concurrent uses of the same link', async () => {
    const token = await tokenOf(await signUp())
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => verify(token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('with an altered link is refused', async () => {
    const email = await signUp()
    const token = await tokenOf(email)
    await expect(verify(`${token.slice(0, -2)}xx`)).toBeRefused('bad_input')
    await expect(signIn(email)).rejects.toThrow('verify')
  })

  test('does not affect another account', async () => {
    const [mine, theirs] = [await signUp(), await signUp()]
    await verify(await tokenOf(mine))
    await expect(signIn(theirs)).rejects.toThrow('verify')
  })

  test('with another password leaves the address unconfirmed', async () => {
    const email = await signUp()
    const refused = verify(await tokenOf(email), 'another-password')
    await expect(refused).rejects.toMatchObject({ fields: { password: '' } })
    await expect(signIn(email)).rejects.toThrow('verify')
  })
})

describe('confirming in the browser that signed up', () => {
  const inBrowser = (token: string, cookies: string[]) =>
    app.runtime.auth.verifyAddress(headers(cookies), { token, password: '' })

  test('needs no password, and says first whose address it is', async () => {
    const email = 'same-browser@demo.test'
    const cookies = await again(email, 'chosen-here')
    const token = await tokenOf(email)
    expect(await app.runtime.auth.addressSignedUpHere(headers(cookies), token)).toBe(email)
    expect(await app.runtime.auth.addressSignedUpHere(headers(), token)).toBeNull()
    const opened = await inBrowser(token, cookies)
    const { user } = await app.runtime.auth.findSession(headers(opened.cookies))
    expect(user?.email).toBe(email)
    // Once, like with the password.
    await expect(inBrowser(token, cookies)).rejects.toMatchObject({ fields: undefined })
    expect(await app.runtime.auth.addressSignedUpHere(headers(cookies), token)).toBeNull()
  })

  test('is refused with the cookie of another sign-up, or of one that was replaced', async () => {
    const email = 'replaced@demo.test'
    const early = await again(email, 'chosen-early')
    const other = await again('another@demo.test', 'chosen-early')
    await again(email, 'chosen-late')
    const token = await tokenOf(email)
    for (const cookies of [early, other, []]) {
      await expect(inBrowser(token, cookies)).rejects.toMatchObject({ fields: { password: '' } })
    }
    await expect(signIn(email, 'chosen-late')).rejects.toThrow('verify')
  })

  test('gives a cookie for an address that is taken, too, which opens nothing', async () => {
    const email = await signUp()
    await verify(await tokenOf(email))
    expect(await again(email, 'another-password')).toEqual([
      expect.stringContaining('f4i.signed-up='),
    ])
  })
})

describe('an address that someone else signed up with first', () => {
  test('is not opened to them when its owner presses the button', async () => {
    const email = await signUp()
    await expect(verify(await tokenOf(email), '')).toBeRefused('bad_input')
    await expect(signIn(email, 'first-password')).rejects.toThrow('verify')
  })

  test('belongs to the newest sign-up, with only its name and password', async () => {
    const email = await signUp()
    const early = await tokenOf(email)
    await again(email, 'the-owners-own')
    const mails = await app.mailsTo(email)
    expect(mails.map(({ kind }) => kind)).toEqual(Array(2).fill('accounts.verify-address'))
    expect(mails[0]?.text).toContain('redirect=%2Fpartners')
    await expect(verify(early, 'first-password')).toBeRefused('bad_input')
    const { cookies } = await verify(await tokenOf(email), 'the-owners-own')
    const { user } = await app.runtime.auth.findSession(headers(cookies))
    expect(user?.name).toBe('The second')
    await expect(signIn(email, 'first-password')).rejects.toThrow('Invalid email or password')
  })

  test('is taken back by choosing a new password, whoever signed up last', async () => {
    const email = await signUp()
    await again(email, 'the-owners-own')
    await again(email, 'somebody-elses')
    await app.runtime.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    await app.runtime.auth.resetPassword(headers(), { token, password: 'chosen-by-the-owner' })
    await expect(signIn(email, 'somebody-elses')).rejects.toThrow('Invalid email or password')
    await expect(signIn(email, 'chosen-by-the-owner')).resolves.toHaveLength(2)
  })

  test('keeps its password once confirmed', async () => {
    const email = await signUp()
    await verify(await tokenOf(email))
    await again(email, 'somebody-elses')
    await expect(signIn(email, 'somebody-elses')).rejects.toThrow('Invalid email or password')
    await expect(signIn(email)).resolves.toHaveLength(2)
  })
})

describe('a stranger’s sign-up data', () => {
  const profileOf = (email: string) =>
    app.as(system).row('profiles', ['id', 'fullName', 'mobilePhone', 'signupIp'], { email })
  const strangersSignUp = (email: string) =>
    app.runtime.auth.signUp(headers(), {
      fullName: 'First Comer',
      email,
      mobilePhone: '+972 50 111 1111',
      password: 'the-strangers',
      returnTo: '/',
    })

  test('is replaced by the owner’s sign-up', async () => {
    const email = 'second-owner@demo.test'
    await strangersSignUp(email)
    const owners = headers()
    owners.set(CLIENT_ADDRESS, '198.51.100.9')
    await app.runtime.auth.signUp(owners, {
      fullName: 'Second Owner',
      email,
      mobilePhone: null,
      password: 'the-owners-own',
      returnTo: '/',
    })
    await verify(await tokenOf(email), 'the-owners-own')
    expect(await profileOf(email)).toMatchObject({
      fullName: 'Second Owner',
      mobilePhone: null,
      signupIp: '198.51.100.9',
    })
  })

  test('is deleted when the owner chooses a password by email', async () => {
    const email = 'owner.by-reset@demo.test'
    await strangersSignUp(email)
    const { id } = await profileOf(email)
    await app.runtime.auth.requestReset(headers(), email)
    const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
    await app.runtime.auth.resetPassword(headers(), { token, password: 'the-owners-own' })
    const profile = await profileOf(email)
    expect(profile).toMatchObject({ fullName: 'owner by reset', mobilePhone: null })
    expect(profile.id).not.toBe(id)
    await expect(signIn(email, 'the-owners-own')).resolves.toHaveLength(2)
    await expect(signIn(email, 'the-strangers')).toBeRefused('bad_input')
    expect((await app.mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'accounts.password-changed',
    ])
  })

  test('does not change a name once the address is confirmed', async () => {
    const email = await signUp()
    await verify(await tokenOf(email))
    const before = await profileOf(email)
    await strangersSignUp(email)
    expect(await profileOf(email)).toEqual(before)
  })
})
