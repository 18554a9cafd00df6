import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import { callerContext, requestInfoContext, runtimeContext, viewerContext } from './context.ts'
import { session } from './session.ts'

const app = startTestApp()

const { signIn } = signInOf(() => app)
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Sends one request with these cookies, at a later time. */
async function ask(cookies: string[]) {
  const context = new RouterContextProvider()
  context.set(runtimeContext, app.runtime)
  context.set(requestInfoContext, {
    id: 'x',
    address: '192.0.2.7',
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const request = new Request(app.runtime.origin, { headers: headers(cookies) })
  const given = { request, context, params: {}, pattern: '/', url: new URL(request.url) }
  const answer = await session(given, () => Promise.resolve(new Response()))
  const set = answer instanceof Response ? answer.headers.getSetCookie() : []
  return { viewer: context.get(viewerContext), actor: context.get(callerContext).actor, set }
}

test.each([
  ['staff, left for less than half a day', 'admin', 11 * HOUR, true],
  ['staff, left for half a day', 'admin', 12 * HOUR, false],
  ['others, left for half a day', 'supporter', 12 * HOUR, true],
  ['others, left for thirteen days', 'supporter', 13 * DAY, true],
  ['others, left for two weeks', 'supporter', 14 * DAY, false],
] as [string, Person, number, boolean][])('of %s', async (_, who, later, stays) => {
  const cookies = await signIn(DEMO_USERS[who].email, DEMO_PASSWORD)
  app.advance(later)
  const { viewer, actor, set } = await ask(cookies)
  app.advance(-later)
  expect(viewer !== null).toBe(stays)
  expect(actor.kind).toBe(stays ? 'member' : 'visitor')
  if (stays) return
  expect(set.join()).toMatch(/session_token=; Max-Age=0/)
  expect((await app.runtime.auth.findSession(headers(cookies))).user).toBeNull()
})

test('without a cookie there is no query', async () => {
  expect(await ask([])).toEqual({ viewer: null, actor: { kind: 'visitor' }, set: [] })
})

test('after sign-in, a user finds what they donated as a visitor of this browser', async () => {
  const { id, email } = DEMO_USERS.ambassador
  const somebody = guest()
  const itemId = await addSupportable(app)
  const gift = await giveAsGuest(app, itemId, { email }, somebody)
  const cookies = await signIn(email, DEMO_PASSWORD)
  const ownerOf = async () => (await findSupport(gift.id))?.userId ?? null
  const its = 'guestId' in somebody ? `guest=${somebody.guestId}` : ''

  await ask([...cookies, its])
  expect(await ownerOf(), 'nothing says that there is something').toBeNull()
  const { set } = await ask([...cookies, its, 'deeds=1'])
  expect(await ownerOf()).toBe(id)
  expect(set.join()).toMatch(/deeds=; Max-Age=0/)
})

test('a donation under another family member’s address waits for them, and is checked once per user', async () => {
  const somebody = { kind: 'guest', guestId: newId() } as const
  const { id, email } = DEMO_USERS.supporter
  const gift = await giveAsGuest(app, await addSupportable(app), { email }, somebody)
  const its = `guest=${somebody.guestId}`
  const others = await signIn(DEMO_USERS.applicant.email, DEMO_PASSWORD)
  const { set } = await ask([...others, its, 'deeds=1'])
  expect(set.join()).toContain(`deeds=${DEMO_USERS.applicant.id};`)
  expect(
    (await ask([...others, its, `deeds=${DEMO_USERS.applicant.id}`])).set.join(),
  ).not.toContain('deeds')
  const own = await signIn(email, DEMO_PASSWORD)
  await ask([...own, its, `deeds=${DEMO_USERS.applicant.id}`])
  expect((await findSupport(gift.id))?.userId).toBe(id)
})

const findSupport = (id: string) =>
  app.runtime.scope.as(system, (db) =>
    db.selectFrom('supports').select('userId').where('id', '=', id).executeTakeFirst(),
  )
