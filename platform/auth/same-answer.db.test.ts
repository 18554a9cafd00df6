import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import type { Auth } from './create-auth.ts'

const app = startTestApp()
let hashes = 0
// Counts every password hash and comparison.
const hook = createHook({
  init(_id, type) {
    if (type === 'SCRYPTREQUEST') hashes += 1
  },
})

/** Addresses that our responses must not distinguish. */
const who: Record<string, string> = {
  known: DEMO_USERS.supporter.email,
  unknown: 'nobody@here.example',
  'without a password': 'provider@here.example',
}
beforeAll(async () => {
  who['not verified'] = await signInOf(() => app).signUp()
  const id = '00000000-0000-7000-8000-00000000bbbb'
  await app.database.signIn
    .insertInto('users' as never)
    .values({
      id,
      name: 'By Provider',
      email: who['without a password'],
      emailVerified: true,
    } as never)
    .execute()
  hook.enable()
})
afterAll(async () => {
  hook.disable()
})

/** Everything that the client can observe, and the amount of work. */
async function ask(work: (auth: Auth, email: string) => Promise<unknown>, email: string) {
  hashes = 0
  const answer = await work(app.runtime.auth, email).then(
    (value) => ({ value }),
    (error: unknown) => {
      const { name, message, code, status, retryAfter, fields } = error as Record<string, unknown>
      return { name, message, code, status, retryAfter, fields }
    },
  )
  return { answer, hashes }
}

const mailsTo = async (email: string) => (await app.mailsTo(email)).map(({ kind }) => kind)

test('wrong passwords get the same response after the same work', async () => {
  const guess = (auth: Auth, email: string) =>
    auth.signIn(headers(), { email, password: 'a wrong one', returnTo: '/' })
  for (const email of Object.values(who)) {
    expect(await ask(guess, email), email).toEqual({
      answer: expect.objectContaining({ code: 'bad_input', message: 'Invalid email or password' }),
      hashes: 1,
    })
  }
})

test.each([
  ['a new password', (auth: Auth, email: string) => auth.requestReset(headers(), email)],
  [
    'the link again',
    (auth: Auth, email: string) => auth.sendVerification(headers(), { email, returnTo: '/' }),
  ],
])(
  'asking for %s gets the same response, and only the mailbox owner learns more',
  async (_, work) => {
    const before = await mailsTo(who['unknown']!)
    for (const email of Object.values(who)) {
      expect(await ask(work, email), email).toEqual({ answer: { value: undefined }, hashes: 0 })
    }
    expect(await mailsTo(who['unknown']!)).toEqual(before)
  },
)

test('sign-ups get the same response after the same work and one email each', async () => {
  const signUp = (auth: Auth, email: string) =>
    auth.signUp(headers(), {
      fullName: 'A Person',
      email,
      mobilePhone: null,
      password: 'first-password',
      returnTo: '/',
    })
  for (const email of Object.values(who)) {
    const before = (await mailsTo(email)).length
    // The cookie is for a password that counts for nothing if the address is taken.
    const cookie = [expect.stringMatching(/^f4i\.signed-up=[\w-]{43};/)]
    expect(await ask(signUp, email), email).toEqual({ answer: { value: cookie }, hashes: 1 })
    expect(await mailsTo(email), email).toHaveLength(before + 1)
  }
})
