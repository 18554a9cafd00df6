import { expect, test } from 'vitest'
import { getOwnPreferences } from './queries/get-own-preferences.ts'
import { savePreferences } from './commands/save-preferences.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'

// Without required verification, unverified accounts are in use.
const app = startTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: 'false' } })

const { signUp, linkIn, signIn } = signInOf(() => app)
const who = async (cookies: string[]) =>
  (await app.runtime.auth.findSession(headers(cookies))).user!

/** Another user's account in use: with preferences and an open session. */
async function inUse() {
  const email = await signUp()
  const cookies = await signIn(email)
  const { id } = await who(cookies)
  await savePreferences(app.caller({ kind: 'member', userId: id }), {
    supportTypes: ['volunteer'],
    locations: ['north'],
    categories: [],
  })
  return { email, cookies, id }
}

test('a user who verifies an address by a reset email starts afresh, and nothing of the account in use remains', async () => {
  const { email, cookies, id } = await inUse()
  await app.runtime.auth.requestReset(headers(), email)
  const token = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
  await app.runtime.auth.resetPassword(headers(), { token, password: 'the-owners-own' })
  expect((await app.runtime.auth.findSession(headers(cookies))).user).toBeNull()
  const owner = await who(await signIn(email, 'the-owners-own'))
  expect(owner.id).not.toBe(id)
  const own = await getOwnPreferences(app.caller({ kind: 'member', userId: owner.id }), {})
  expect(JSON.stringify(own)).not.toContain('north')
})

test('a user who verifies it with the sign-up link and its password keeps everything', async () => {
  const { email, id } = await inUse()
  const token = (await linkIn(email, 'accounts.verify-address')).get('token') ?? ''
  const { cookies } = await app.runtime.auth.verifyAddress(headers(), {
    token,
    password: 'first-password',
  })
  expect((await who(cookies)).id).toBe(id)
  await app.runtime.auth.requestReset(headers(), email)
  const reset = (await linkIn(email, 'accounts.reset-password')).get('token') ?? ''
  await app.runtime.auth.resetPassword(headers(), { token: reset, password: 'second-password' })
  expect((await who(await signIn(email, 'second-password'))).id).toBe(id)
})

test('a second sign-up by another user takes nothing from an account in use', async () => {
  const { email } = await inUse()
  await app.runtime.auth.signUp(headers(), {
    fullName: 'Other',
    email,
    mobilePhone: null,
    password: 'another-one',
    returnTo: '/',
  })
  await expect(signIn(email, 'another-one')).toBeRefused('bad_input')
  await expect(signIn(email)).resolves.toHaveLength(2)
})
