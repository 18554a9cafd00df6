import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerContext, cookiesContext, factsContext, houseContext } from '#app/request/context.ts'
import { CAST } from '#db/demo/cast.ts'
import { startGroupAs } from '#test/world/groups.ts'
import { openWorld, type World } from '#test/world/open-world.ts'
import { changeGroup } from './group/group-deeds.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS: 'usual' } })
})
afterAll(() => world.close())

/** Posts to the group's page as its leader; gives the status. */
async function post(id: string, said: Record<string, string>): Promise<number> {
  const context = new RouterContextProvider()
  context.set(houseContext, world.house)
  context.set(callerContext, world.caller('supporter'))
  context.set(cookiesContext, [])
  context.set(factsContext, {
    id: 'x',
    address: '192.0.2.1',
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const url = new URL(`/groups/${id}`, world.house.origin)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(said) })
  const answer = await changeGroup({
    request,
    url,
    context,
    params: { id },
    pattern: '/groups/:id',
  })
  return answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
}

test('twenty deeds an hour, and then no more mails', async () => {
  const { id } = await startGroupAs(world, 'supporter', ['ambassador'])
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(await post(id, { intent: 'hand-over', member: CAST.ambassador.id }))
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(await post(id, { intent: 'withdraw-lead' }))
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 302), 429, 429])
  expect(await world.mailsTo(CAST.ambassador.email)).toHaveLength(10)
})
