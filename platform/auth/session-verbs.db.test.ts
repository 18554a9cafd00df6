import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST, DEMO_PASSWORD } from '#db/demo/cast.ts'
import { openWorld, type World } from '#test/world/open-world.ts'
import { headers, signInOf } from '#test/world/sign-in.ts'
import { openAuth, type SignInMails } from './open-auth.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { signIn } = signInOf(() => world)
const begin = (email: string) => signIn(email, DEMO_PASSWORD)
const userOf = async (cookies: string[]) =>
  (await world.house.auth.findSession(headers(cookies))).user

describe('the sessions of a person', () => {
  test('are listed without anything that could be signed in with', async () => {
    const cookies = await begin(CAST.supporter.email)
    const listed = await world.house.auth.listSessions(CAST.supporter.id)
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
    const [here, there] = [await begin(CAST.supporter.email), await begin(CAST.supporter.email)]
    const { sessionId = '' } = (await userOf(there)) ?? {}
    await world.house.auth.endSession(CAST.supporter.id, sessionId)
    expect(await userOf(there)).toBeNull()
    expect(await userOf(here)).not.toBeNull()
  })

  test('are not ended by somebody else who knows their id', async () => {
    const theirs = await begin(CAST.partner.email)
    const { sessionId = '' } = (await userOf(theirs)) ?? {}
    await world.house.auth.endSession(CAST.supporter.id, sessionId)
    await world.house.auth.endSession(CAST.supporter.id, 'no id at all')
    expect(await userOf(theirs)).not.toBeNull()
  })

  test('end all at once, and nobody else’s', async () => {
    const theirs = await begin(CAST.partner.email)
    const mine = [await begin(CAST.ambassador.email), await begin(CAST.ambassador.email)]
    await world.house.auth.endAllSessions(CAST.ambassador.id)
    for (const cookies of mine) expect(await userOf(cookies)).toBeNull()
    expect(await world.house.auth.listSessions(CAST.ambassador.id)).toEqual([])
    expect(await userOf(theirs)).not.toBeNull()
  })
})

test('a session that is used goes on from then; one that just was is left alone', async () => {
  const cookies = await begin(CAST.partner2.email)
  expect(await world.house.auth.renewSession(headers(cookies))).toEqual([])
  await world.database.signIn
    .updateTable('sessions' as never)
    .set({
      updatedAt: new Date(Date.now() - 60 * 60_000),
      expiresAt: new Date(Date.now() + 13 * 24 * 60 * 60_000),
    } as never)
    .where('userId' as never, '=', CAST.partner2.id as never)
    .execute()
  const before = (await userOf(cookies))?.times.lastUsed.getTime() ?? 0
  expect(await world.house.auth.renewSession(headers(cookies))).toEqual([
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

test('over https a session’s cookie is this host’s alone', async () => {
  const { house, database } = world
  const auth = openAuth({
    env: house.env,
    origin: 'https://here.example',
    secret: 'a secret of the tests, long enough',
    db: database.signIn,
    mails: silent,
    people: { nameOf: (name) => name, releaseAddress: () => Promise.resolve(false) },
    clock: house.clock,
    log: house.log,
  })
  const given = { email: CAST.supporter.email, password: DEMO_PASSWORD, returnTo: '/' }
  const cookies = await auth.signIn(headers(), given)
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^__Host-f4i\.session_token=/)
  expect(cookies[0]).toMatch(/; Path=\//)
  expect(cookies[0]).toMatch(/; HttpOnly/)
  expect(cookies[0]).toMatch(/; Secure/)
  expect(cookies[0]).toMatch(/; SameSite=Lax/)
  expect(cookies[0]).not.toMatch(/Domain/)
  expect((await auth.findSession(headers(cookies))).user?.id).toBe(CAST.supporter.id)
  const cleared = await auth.signOut(headers(cookies))
  expect(cleared.join()).toMatch(/__Host-f4i\.session_token=; Max-Age=0; Path=\/[^,]*Secure/)
  expect((await auth.findSession(headers(cookies))).user).toBeNull()
})
