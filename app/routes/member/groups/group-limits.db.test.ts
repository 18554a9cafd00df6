import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  callerContext,
  cookiesContext,
  requestInfoContext,
  runtimeContext,
} from '#app/request/context.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { action } from './group/actions.server.ts'

const app = startTestApp({ env: { LIMITS: 'usual' } })

/** Posts to the group's page as its leader and returns the status. */
async function post(id: string, said: Record<string, string>): Promise<number> {
  const context = new RouterContextProvider()
  context.set(runtimeContext, app.runtime)
  context.set(callerContext, app.caller('supporter'))
  context.set(cookiesContext, [])
  context.set(requestInfoContext, {
    id: 'x',
    address: '192.0.2.1',
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const url = new URL(`/groups/${id}`, app.runtime.origin)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(said) })
  const answer = await action({
    request,
    url,
    context,
    params: { id },
    pattern: '/groups/:id',
  })
  return answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
}

test('the rate limit allows twenty actions an hour and then sends no more email', async () => {
  const { id } = await startGroupAs(app, 'supporter', ['ambassador'])
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(await post(id, { intent: 'hand-over', member: DEMO_USERS.ambassador.id }))
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(await post(id, { intent: 'withdraw-lead' }))
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 302), 429, 429])
  expect(await app.mailsTo(DEMO_USERS.ambassador.email)).toHaveLength(10)
})
