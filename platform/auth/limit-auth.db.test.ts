import { describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import { AppError } from '../errors.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { limitAuth } from './limit-auth.ts'

const app = startTestApp({ env: { LIMITS: 'usual' } })

const { linkIn } = signInOf(() => app)
const tokenIn = async (email: string, kind: string) =>
  (await linkIn(email, kind)).get('token') ?? ''

const HOUR = 3_600_000
const tooMany = { code: 'too_many', status: 429, retryAfter: expect.any(Number) }
const wrong = { code: 'bad_input' }

/** A request of that connection. */
const from = (address: string) => {
  const given = headers()
  given.set(CLIENT_ADDRESS, address)
  return given
}
let connections = 0
const somewhere = () => `198.51.${(connections += 1) >> 8}.${connections & 255}`
const signIn = (email: string, password: string, address: string) =>
  app.runtime.auth.signIn(from(address), { email, password, returnTo: '/' })
/** A wrong password that counts like any other, without the hashing, which is most of the time of two hundred. */
const guess = async (email: string, address: string) => {
  const refuse = () => Promise.reject(new AppError('bad_input', 'Invalid email or password'))
  const auth = limitAuth({ ...app.runtime.auth, signIn: refuse }, app.runtime.attempts)
  const given = { email, password: 'a guess', returnTo: '/' }
  await expect(auth.signIn(from(address), given)).rejects.toMatchObject(wrong)
}
const refusedTill = async (work: Promise<unknown>): Promise<number> => {
  const refusal = await work.catch((error: unknown) => error)
  expect(refusal).toMatchObject(tooMany)
  return (refusal as { retryAfter: number }).retryAfter
}

describe('signing in', () => {
  test('slows a guesser down after five wrong passwords, longer with each; the right one passes', async () => {
    const { email } = DEMO_USERS.supporter
    const here = somewhere()
    for (let n = 0; n < 5; n += 1) {
      await expect(signIn(email, 'a wrong one', here)).rejects.toMatchObject(wrong)
    }
    const first = await refusedTill(signIn(email, 'a wrong one', here))
    expect(first).toBeLessThanOrEqual(30)
    app.advance(first * 1000)
    await expect(signIn(email, 'a wrong one', here)).rejects.toMatchObject(wrong)
    expect(await refusedTill(signIn(email, 'a wrong one', here))).toBeGreaterThan(first)
    await expect(signIn(email, DEMO_PASSWORD, here)).resolves.toHaveLength(2)
    // Signing in resets the count.
    for (let n = 0; n < 5; n += 1) {
      await expect(signIn(email, 'a wrong one', here)).rejects.toMatchObject(wrong)
    }
  })

  test('is not held up elsewhere by that, nor for another account', async () => {
    const { email } = DEMO_USERS.partner
    const here = somewhere()
    for (let n = 0; n < 5; n += 1) await signIn(email, 'a wrong one', here).catch(() => {})
    await refusedTill(signIn(` ${email.toUpperCase()} `, 'a wrong one', here))
    await expect(signIn(email, 'a wrong one', somewhere())).rejects.toMatchObject(wrong)
    await expect(signIn(DEMO_USERS.partner2.email, 'a wrong one', here)).rejects.toMatchObject(
      wrong,
    )
  })

  test('counts a home of IPv6 as one connection', async () => {
    const { email } = DEMO_USERS.partner2
    for (let n = 0; n < 5; n += 1) {
      await expect(signIn(email, 'a wrong one', `2001:db8:7:7::${n}`)).rejects.toMatchObject(wrong)
    }
    await refusedTill(signIn(email, 'a wrong one', '2001:db8:7:7:ffff::1'))
    await expect(signIn(email, 'a wrong one', '2001:db8:7:8::1')).rejects.toMatchObject(wrong)
  })

  test('counts tries at the same moment, each of them', async () => {
    const here = somewhere()
    const tried = await Promise.allSettled(
      Array.from({ length: 12 }, () => signIn('nobody@demo.test', 'a guess', here)),
    )
    const codes = tried.map((one) => (one as PromiseRejectedResult).reason.code)
    expect(codes.filter((code) => code === 'bad_input')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many')).toHaveLength(7)
  })

  // As when a proxy was forgotten: everyone comes from the address of the guesser.
  test('lets every right password pass while one connection tries many accounts', async () => {
    const here = somewhere()
    for (let n = 0; n < 100; n += 1) await guess(`person-${n}@demo.test`, here)
    const flood = Array.from({ length: 8 }, (_, n) =>
      refusedTill(signIn(`other-${n}@demo.test`, 'a guess', here)),
    )
    await expect(signIn(DEMO_USERS.admin.email, DEMO_PASSWORD, here)).resolves.toHaveLength(2)
    await Promise.all(flood)
    await refusedTill(signIn('last@demo.test', 'a guess', here))
    await expect(signIn(DEMO_USERS.admin.email, DEMO_PASSWORD, here)).resolves.toHaveLength(2)
  })

  test('lets the owner pass while a guesser at the same connection tries that very account', async () => {
    const { email } = DEMO_USERS.ambassador
    const here = somewhere()
    for (let n = 0; n < 5; n += 1) await guess(email, here)
    await refusedTill(signIn(email, 'a guess', here))
    const flood = Array.from({ length: 3 }, () => refusedTill(signIn(email, 'a guess', here)))
    await expect(signIn(email, DEMO_PASSWORD, here)).resolves.toHaveLength(2)
    await Promise.all(flood)
  })

  test('with strangers at one account from everywhere, passes for its owner from anywhere', async () => {
    const { email } = DEMO_USERS.superuser
    const home = somewhere()
    await signIn(email, DEMO_PASSWORD, home)
    for (let n = 0; n < 99; n += 1) await guess(email, somewhere())
    await refusedTill(signIn(email, 'a guess', somewhere()))
    // Where the account has been used, strangers elsewhere do not count.
    await expect(signIn(email, 'a wrong one', home)).rejects.toMatchObject(wrong)
    await expect(signIn(email, DEMO_PASSWORD, somewhere())).resolves.toHaveLength(2)
  })

  test('counts a browser that has signed in before for itself alone', async () => {
    const { email } = DEMO_USERS.applicant
    const here = somewhere()
    const known = (await signIn(email, DEMO_PASSWORD, here)).find((one) => one.includes('known'))
    expect(known).toMatch(/^f4i\.known=[\da-f-]{36};.*HttpOnly; SameSite=Lax$/)
    const withCookie = (password: string, who: string = email) => {
      const request = from(here)
      request.set('cookie', String(known).split(';')[0]!)
      return app.runtime.auth.signIn(request, { email: who, password, returnTo: '/' })
    }
    for (let n = 0; n < 5; n += 1) await guess(email, here)
    await refusedTill(signIn(email, 'a wrong one', here))
    await expect(withCookie('a wrong one')).rejects.toMatchObject(wrong)
    // It is worth nothing for another account, nor is one that was made up.
    for (let n = 0; n < 5; n += 1) await guess(DEMO_USERS.supporter.email, here)
    await refusedTill(withCookie('a wrong one', DEMO_USERS.supporter.email))
    const forged = from(here)
    forged.set('cookie', 'f4i.known=00000000-0000-4000-8000-000000000000')
    await refusedTill(
      app.runtime.auth.signIn(forged, { email, password: 'a wrong one', returnTo: '/' }),
    )
  })
})

describe('what makes a mail', () => {
  const signUp = (email: string, address: string, password = 'first-password') =>
    app.runtime.auth.signUp(from(address), {
      fullName: 'A Person',
      email,
      mobilePhone: null,
      password,
      returnTo: '/',
    })
  const requestReset = (email: string, address: string) =>
    app.runtime.auth.requestReset(from(address), email)

  test.each([
    ['signing up', signUp],
    ['asking for a new password', requestReset],
    [
      'asking for the link again',
      (email: string, address: string) =>
        app.runtime.auth.sendVerification(from(address), { email, returnTo: '/' }),
    ],
  ])('%s is answered as always, however often', async (_, ask) => {
    for (const email of [DEMO_USERS.applicant.email, `nobody-${somewhere()}@demo.test`]) {
      for (let n = 0; n < 8; n += 1) await ask(email, somewhere())
    }
  })

  test('fills nobody’s mailbox; what came before still opens the account to its owner', async () => {
    app.advance(HOUR)
    const { email } = DEMO_USERS.superuser
    for (let n = 0; n < 8; n += 1) {
      await requestReset(email, somewhere())
      await signUp(email, somewhere())
    }
    const kinds = (await app.mailsTo(email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'accounts.reset-password')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'accounts.address-taken')).toHaveLength(5)
    const token = await tokenIn(email, 'accounts.reset-password')
    await app.runtime.auth.resetPassword(from(somewhere()), { token, password: 'chosen-anew' })
    app.advance(HOUR)
    await requestReset(email, somewhere())
    expect(await app.mailsTo(email)).toHaveLength(12)
  })

  test('a person who signs up after many strangers used the address gets a working link', async () => {
    const email = 'wanted@demo.test'
    for (let n = 0; n < 7; n += 1) await signUp(email, somewhere(), `a-strangers-${n}`)
    await signUp(email, somewhere(), 'the-owners-own')
    const token = await tokenIn(email, 'accounts.verify-address')
    const given = { token, password: 'the-owners-own' }
    await expect(app.runtime.auth.verifyAddress(from(somewhere()), given)).resolves.toBeDefined()
  })

  test('thirty sign-ups from one connection slow the next down, and keep nobody out', async () => {
    const here = somewhere()
    for (let n = 0; n < 32; n += 1) {
      await signUp(`class-${n}@demo.test`, here)
    }
  })
})

describe('links of mails', () => {
  test('that someone tries out keep nobody else from theirs', async () => {
    const here = somewhere()
    const { email } = DEMO_USERS.partner
    await app.runtime.auth.requestReset(from(here), email)
    for (let n = 0; n < 40; n += 1) {
      const token = `token-${n}`
      await expect(
        app.runtime.auth.verifyAddress(from(here), { token, password: 'x' }),
      ).rejects.toMatchObject(wrong)
      await expect(
        app.runtime.auth.resetPassword(from(here), { token, password: 'long-enough' }),
      ).rejects.toMatchObject(wrong)
    }
    const token = await tokenIn(email, 'accounts.reset-password')
    await app.runtime.auth.resetPassword(from(here), { token, password: 'chosen-anew' })
  })

  test('do not let passwords be tried with them without end', async () => {
    const tried = await Promise.allSettled(
      Array.from({ length: 14 }, () =>
        app.runtime.auth.verifyAddress(from(somewhere()), { token: 'one', password: 'x' }),
      ),
    )
    const codes = tried.map((one) => (one as PromiseRejectedResult).reason.code)
    expect(codes.filter((code) => code === 'too_many')).toHaveLength(4)
  })
})

test('no limit is in the way of the right password when the count cannot be settled', async () => {
  await app.asOwner('revoke delete on app.rate_limits from app_system')
  try {
    await expect(
      signIn(DEMO_USERS.applicant.email, DEMO_PASSWORD, somewhere()),
    ).resolves.toHaveLength(2)
  } finally {
    await app.asOwner('grant delete on app.rate_limits to app_system')
  }
})
