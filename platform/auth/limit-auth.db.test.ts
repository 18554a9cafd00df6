import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST, DEMO_PASSWORD } from '#db/demo/cast.ts'
import { openWorld, type World } from '#test/world/open-world.ts'
import { headers } from '#test/world/sign-in.ts'
import { AppError } from '../errors.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { limitAuth } from './limit-auth.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS: 'usual' } })
})
afterAll(() => world.close())

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
  world.house.auth.signIn(from(address), { email, password, returnTo: '/' })
/** A wrong password that counts like any other, without the hashing, which is most of the time of two hundred. */
const guess = async (email: string, address: string) => {
  const refuse = () => Promise.reject(new AppError('bad_input', 'Invalid email or password'))
  const auth = limitAuth({ ...world.house.auth, signIn: refuse }, world.house.attempts)
  const given = { email, password: 'a guess', returnTo: '/' }
  await expect(auth.signIn(from(address), given)).rejects.toMatchObject(wrong)
}
const refusedTill = async (work: Promise<unknown>): Promise<number> => {
  const refusal = await work.catch((error: unknown) => error)
  expect(refusal).toMatchObject(tooMany)
  return (refusal as { retryAfter: number }).retryAfter
}

describe('signing in', () => {
  test('waits after five wrong passwords, longer with each; the right one then works', async () => {
    const { email } = CAST.supporter
    const here = somewhere()
    for (let n = 0; n < 5; n += 1) {
      await expect(signIn(email, 'a wrong one', here)).rejects.toMatchObject(wrong)
    }
    const first = await refusedTill(signIn(email, DEMO_PASSWORD, here))
    expect(first).toBeLessThanOrEqual(30)
    world.advance(first * 1000)
    await expect(signIn(email, 'a wrong one', here)).rejects.toMatchObject(wrong)
    const second = await refusedTill(signIn(email, DEMO_PASSWORD, here))
    expect(second).toBeGreaterThan(first)
    world.advance(second * 1000)
    await expect(signIn(email, DEMO_PASSWORD, here)).resolves.toHaveLength(1)
    // And whoever is in has a clean slate.
    for (let n = 0; n < 5; n += 1) {
      await expect(signIn(email, 'a wrong one', here)).rejects.toMatchObject(wrong)
    }
  })

  test('is not held up elsewhere by that, nor for another account', async () => {
    const { email } = CAST.partner
    const here = somewhere()
    for (let n = 0; n < 5; n += 1) await signIn(email, 'a wrong one', here).catch(() => {})
    await refusedTill(signIn(` ${email.toUpperCase()} `, DEMO_PASSWORD, here))
    await expect(signIn(email, DEMO_PASSWORD, somewhere())).resolves.toHaveLength(1)
    await expect(signIn(CAST.partner2.email, DEMO_PASSWORD, here)).resolves.toHaveLength(1)
  })

  test('counts a home of IPv6 as one connection', async () => {
    const { email } = CAST.partner2
    for (let n = 0; n < 5; n += 1) {
      await expect(signIn(email, 'a wrong one', `2001:db8:7:7::${n}`)).rejects.toMatchObject(wrong)
    }
    await refusedTill(signIn(email, DEMO_PASSWORD, '2001:db8:7:7:ffff::1'))
    await expect(signIn(email, DEMO_PASSWORD, '2001:db8:7:8::1')).resolves.toHaveLength(1)
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

  test('is slowed for one connection that tries many accounts, but not by those who get in', async () => {
    const here = somewhere()
    const { email } = CAST.admin
    for (let n = 0; n < 99; n += 1) {
      await guess(`person-${n}@demo.test`, here)
    }
    for (let n = 0; n < 3; n += 1) await signIn(email, DEMO_PASSWORD, here)
    await expect(signIn('last@demo.test', 'a guess', here)).rejects.toMatchObject(wrong)
    const wait = await refusedTill(signIn(email, DEMO_PASSWORD, here))
    world.advance(wait * 1000)
    await expect(signIn(email, DEMO_PASSWORD, here)).resolves.toHaveLength(1)
  })

  test('with strangers at one account from everywhere, stays open to its owner’s connection', async () => {
    const { email } = CAST.ambassador
    const home = somewhere()
    await signIn(email, DEMO_PASSWORD, home)
    // With the owner's own, which left a trace, these are a hundred.
    for (let n = 0; n < 99; n += 1) await guess(email, somewhere())
    await refusedTill(signIn(email, 'a guess', somewhere()))
    await expect(signIn(email, DEMO_PASSWORD, home)).resolves.toHaveLength(1)
    // A connection never seen before waits, but not for ever.
    world.advance((await refusedTill(signIn(email, DEMO_PASSWORD, somewhere()))) * 1000)
    await expect(signIn(email, DEMO_PASSWORD, somewhere())).resolves.toHaveLength(1)
  })
})

describe('what makes a mail', () => {
  const signUp = (email: string, address: string) =>
    world.house.auth.signUp(from(address), {
      fullName: 'A Person',
      email,
      mobilePhone: null,
      password: 'first-password',
      returnTo: '/',
    })

  test.each([
    ['signing up', signUp],
    [
      'asking for a new password',
      (email: string, address: string) => world.house.auth.requestReset(from(address), email),
    ],
    [
      'asking for the link again',
      (email: string, address: string) =>
        world.house.auth.sendVerification(from(address), { email, returnTo: '/' }),
    ],
  ])('%s is refused alike for an address with an account and one without', async (_, ask) => {
    world.advance(HOUR)
    for (const email of [CAST.applicant.email, `nobody-${somewhere()}@demo.test`]) {
      const here = somewhere()
      for (let n = 0; n < 4; n += 1) await ask(email, here)
      expect(await refusedTill(ask(email, here))).toBeGreaterThan(0)
    }
  })

  test('fills nobody’s mailbox, whoever asks, and each way counts', async () => {
    world.advance(HOUR)
    const { email } = CAST.superuser
    for (let n = 0; n < 5; n += 1) {
      await world.house.auth.requestReset(from(somewhere()), email)
      await signUp(email, somewhere())
    }
    await refusedTill(world.house.auth.requestReset(from(somewhere()), email))
    await refusedTill(signUp(email, somewhere()))
    expect(await world.mailsTo(email)).toHaveLength(10)
    world.advance(HOUR)
    await world.house.auth.requestReset(from(somewhere()), email)
  })

  test('is slowed for one connection that writes to many', async () => {
    const here = somewhere()
    const ask = (n: number) => world.house.auth.requestReset(from(here), `many-${n}@demo.test`)
    await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n)))
    await refusedTill(ask(31))
    await world.house.auth.requestReset(from(somewhere()), 'many-31@demo.test')
  })
})

test('links of mails cannot be tried without end', async () => {
  const here = somewhere()
  const tried = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      n % 2
        ? world.house.auth.verifyAddress(from(here), { token: `token-${n}`, password: 'x' })
        : world.house.auth.resetPassword(from(here), { token: `t-${n}`, password: 'long-enough' }),
    ),
  )
  const codes = tried.map((one) => (one as PromiseRejectedResult).reason.code)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(10)
})

test('no limit is in the way of the right password when the count cannot be settled', async () => {
  await world.asOwner('revoke delete on app.attempts from app_system')
  try {
    await expect(signIn(CAST.applicant.email, DEMO_PASSWORD, somewhere())).resolves.toHaveLength(1)
  } finally {
    await world.asOwner('grant delete on app.attempts to app_system')
  }
})
