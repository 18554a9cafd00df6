import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/cast.ts'
import { openWorld, type Person, type World } from '#test/world/open-world.ts'
import { CAST } from '#db/demo/cast.ts'
import { headers, signInOf } from '#test/world/sign-in.ts'
import { callerContext, factsContext, houseContext, viewerContext } from './context.ts'
import { session } from './session.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { signIn } = signInOf(() => world)
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** One request with these cookies, so much later. */
async function ask(cookies: string[]) {
  const context = new RouterContextProvider()
  context.set(houseContext, world.house)
  context.set(factsContext, {
    id: 'x',
    address: '192.0.2.7',
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const request = new Request(world.house.origin, { headers: headers(cookies) })
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
  const cookies = await signIn(CAST[who].email, DEMO_PASSWORD)
  world.advance(later)
  const { viewer, actor, set } = await ask(cookies)
  world.advance(-later)
  expect(viewer !== null).toBe(stays)
  expect(actor.kind).toBe(stays ? 'member' : 'visitor')
  if (stays) return
  expect(set.join()).toMatch(/session_token=; Max-Age=0/)
  expect((await world.house.auth.findSession(headers(cookies))).user).toBeNull()
})

test('no cookie asks nobody', async () => {
  expect(await ask([])).toEqual({ viewer: null, actor: { kind: 'visitor' }, set: [] })
})
