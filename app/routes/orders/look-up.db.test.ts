import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerContext, cookiesContext, factsContext, houseContext } from '#app/request/context.ts'
import { openWorld, visitor, type World } from '#test/world/open-world.ts'
import { action } from './look-up.tsx'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS: 'usual' } })
})
afterAll(() => world.close())

let connections = 0

/** Looks for an order from another connection each time; gives the status and the words. */
async function lookUp(email: string): Promise<{ status: number; message: string }> {
  const context = new RouterContextProvider()
  context.set(houseContext, world.house)
  context.set(callerContext, world.caller(visitor))
  context.set(cookiesContext, [])
  context.set(factsContext, {
    id: 'x',
    address: `192.0.2.${++connections}`,
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const url = new URL('/orders/look-up', world.house.origin)
  const body = new URLSearchParams({ number: 'F4I-999999', email })
  const request = new Request(url, { method: 'POST', body })
  const answer = await action({ request, url, context, params: {}, pattern: '/orders/look-up' })
  return { status: answer.init?.status ?? 200, message: answer.data.problems.message }
}

test('few look-ups go with one address, from wherever, and the answer says nothing of it', async () => {
  for (let at = 0; at < 10; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await lookUp('ruth@buyers.example')).status).toBe(422)
  }
  expect(await lookUp(' Ruth@Buyers.example')).toMatchObject({ status: 429 })
  expect((await lookUp('dan@buyers.example')).status).toBe(422)
})
