import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { addToCart } from '#domain/orders/commands/add-to-cart.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { addProduct } from '#test/app/ordering.ts'
import { headers, signInOf } from '#test/app/sign-in.ts'
import { readersCart } from './cart.ts'
import { requestInfoContext, runtimeContext, viewerContext } from './context.ts'
import { session } from './session.ts'

const app = startTestApp()
let variantId: string
beforeAll(async () => {
  variantId = (await addProduct(app, { stocks: { '': 90 } })).variants[0]!
})

const { signIn } = signInOf(() => app)

/** Sends one request; returns the cart's count, the member's count in the header, and the cookies the response sets. */
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
  let count = -1
  const answer = await session(given, async () => {
    count = (await readersCart(context)).count
    return new Response()
  })
  const set = answer instanceof Response ? answer.headers.getSetCookie() : []
  const told = set.filter((cookie) => cookie.startsWith('cart='))
  return { count, ofMember: context.get(viewerContext)?.cartCount ?? null, told }
}

/** Creates a visitor with this many items in the cart and returns the browser's cookies. */
async function visitorWith(quantity: number): Promise<string[]> {
  const guestId = newId()
  await addToCart(app.caller({ kind: 'guest', guestId }), { variantId, quantity })
  return [`guest=${guestId}`, `cart=${quantity}`]
}

test('a visitor gets a count cookie, but only after putting something in the cart', async () => {
  const { count, ofMember, told } = await ask(await visitorWith(3))
  expect([count, ofMember]).toEqual([3, null])
  expect(told).toEqual([expect.stringMatching(/^cart=3; Max-Age=2592000; Path=\/; SameSite=Lax$/)])
  expect(await ask([])).toEqual({ count: 0, ofMember: null, told: [] })
})

test('the first request after sign-in moves the visitor’s cart to the member, once', async () => {
  const browser = await visitorWith(2)
  const signedIn = await signIn(DEMO_USERS.supporter.email, DEMO_PASSWORD)
  const first = await ask([...browser, ...signedIn])
  expect(first).toMatchObject({ count: 2, ofMember: 2 })
  expect(first.told).toEqual([expect.stringMatching(/^cart=0; Max-Age=0;/)])
  // A request that was already in flight.
  expect(await ask([...browser, ...signedIn])).toMatchObject({ count: 2, ofMember: 2 })
  expect(await ask(signedIn)).toEqual({ count: 2, ofMember: 2, told: [] })
  // After sign-out the browser still has its guest id, but with an empty cart.
  expect((await ask(browser)).count).toBe(0)
  expect(await ask([browser[0]!])).toMatchObject({ count: 0, ofMember: null })
})

test('while the store is closed the cart is not moved and the session still works; it moves once the store reopens', async () => {
  const browser = await visitorWith(4)
  const cookies = [...browser, ...(await signIn(DEMO_USERS.ambassador.email, DEMO_PASSWORD))]
  const switchStore = async (store: boolean) => {
    await saveFeatures(app.caller('admin'), { features: { store } })
    await app.runtime.switches.refresh()
  }
  await switchStore(false)
  await expect(ask(cookies)).rejects.toMatchObject({ data: { code: 'closed' } })
  await switchStore(true)
  expect(await ask(cookies)).toMatchObject({ count: 4, ofMember: 4 })
})

test.each(['guest=x', `guest=${DEMO_USERS.partner.id}`, ''])(
  'a forged guest cookie (%j) adds nothing to the cart',
  async (forged) => {
    const cookies = [forged, 'cart=9', ...(await signIn(DEMO_USERS.applicant.email, DEMO_PASSWORD))]
    expect(await ask(cookies)).toMatchObject({ count: 0, ofMember: 0 })
  },
)
