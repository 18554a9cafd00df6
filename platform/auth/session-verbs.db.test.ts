import { describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { quickHashing } from '#test/app/quick-hashing.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import { createAuth, type SignInMails } from './create-auth.ts'

const app = startTestApp()

const { signIn } = signInOf(() => app)
const begin = (email: string) => signIn(email, DEMO_PASSWORD)
const userOf = async (cookies: string[]) =>
  (await app.runtime.auth.findSession(headers(cookies))).user

describe('a person’s sessions', () => {
  test('are listed without anything usable for sign-in', async () => {
    const cookies = await begin(DEMO_USERS.supporter.email)
    const listed = await app.runtime.auth.listSessions(DEMO_USERS.supporter.id)
    const { sessionId } = (await userOf(cookies)) ?? {}
    expect(listed.find(({ id }) => id === sessionId)).toEqual({
      id: sessionId,
      userAgent: 'test',
      address: '192.0.2.7',
      since: expect.any(Date),
      lastUsed: expect.any(Date),
    })
  })

  test('end one by one', async () => {
    const [here, there] = [
      await begin(DEMO_USERS.supporter.email),
      await begin(DEMO_USERS.supporter.email),
    ]
    const { sessionId = '' } = (await userOf(there)) ?? {}
    await app.runtime.auth.endSession(DEMO_USERS.supporter.id, sessionId)
    expect(await userOf(there)).toBeNull()
    expect(await userOf(here)).not.toBeNull()
  })

  test('are not ended by someone else who knows their id', async () => {
    const theirs = await begin(DEMO_USERS.partner.email)
    const { sessionId = '' } = (await userOf(theirs)) ?? {}
    await app.runtime.auth.endSession(DEMO_USERS.supporter.id, sessionId)
    await app.runtime.auth.endSession(DEMO_USERS.supporter.id, 'no id at all')
    expect(await userOf(theirs)).not.toBeNull()
  })

  test('end all at once, and nobody else’s', async () => {
    const theirs = await begin(DEMO_USERS.partner.email)
    const mine = [
      await begin(DEMO_USERS.ambassador.email),
      await begin(DEMO_USERS.ambassador.email),
    ]
    await app.runtime.auth.endAllSessions(DEMO_USERS.ambassador.id)
    for (const cookies of mine) expect(await userOf(cookies)).toBeNull()
    expect(await app.runtime.auth.listSessions(DEMO_USERS.ambassador.id)).toEqual([])
    expect(await userOf(theirs)).not.toBeNull()
  })
})

test('using a session extends it; a recently used one is not updated', async () => {
  const cookies = await begin(DEMO_USERS.partner2.email)
  expect(await app.runtime.auth.renewSession(headers(cookies))).toEqual([])
  await app.database.signIn
    .updateTable('sessions' as never)
    .set({
      updatedAt: new Date(Date.now() - 60 * 60_000),
      expiresAt: new Date(Date.now() + 13 * 24 * 60 * 60_000),
    } as never)
    .where('userId' as never, '=', DEMO_USERS.partner2.id as never)
    .execute()
  const before = (await userOf(cookies))?.times.lastUsed.getTime() ?? 0
  expect(await app.runtime.auth.renewSession(headers(cookies))).toEqual([
    expect.stringMatching(/^f4i\.session_token=.*Max-Age=1209600/),
  ])
  const after = (await userOf(cookies))?.times.lastUsed.getTime() ?? 0
  expect(after - before).toBeGreaterThan(59 * 60_000)
})

const unasked = () => Promise.reject(new Error('no mail is due'))
const silent: SignInMails = {
  verifyAddress: unasked,
  proveMailbox: unasked,
  resetPassword: unasked,
  addressTaken: unasked,
  passwordChanged: unasked,
  providerAdded: unasked,
}

test('over https the session cookie is bound to this host', async () => {
  const { runtime, database } = app
  const auth = createAuth({
    env: runtime.env,
    origin: 'https://here.example',
    secret: 'a secret of the tests, long enough',
    db: database.signIn,
    mails: silent,
    people: { nameOf: (name) => name, releaseAddress: () => Promise.resolve(false) },
    clock: runtime.clock,
    log: runtime.log,
    hashing: quickHashing,
  })
  const given = { email: DEMO_USERS.supporter.email, password: DEMO_PASSWORD, returnTo: '/' }
  const cookies = await auth.signIn(headers(), given)
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^__Host-f4i\.session_token=/)
  expect(cookies[0]).toMatch(/; Path=\//)
  expect(cookies[0]).toMatch(/; HttpOnly/)
  expect(cookies[0]).toMatch(/; Secure/)
  expect(cookies[0]).toMatch(/; SameSite=Lax/)
  expect(cookies[0]).not.toMatch(/Domain/)
  expect((await auth.findSession(headers(cookies))).user?.id).toBe(DEMO_USERS.supporter.id)
  const cleared = await auth.signOut(headers(cookies))
  expect(cleared.join()).toMatch(/__Host-f4i\.session_token=; Max-Age=0; Path=\/[^,]*Secure/)
  expect((await auth.findSession(headers(cookies))).user).toBeNull()
})
