import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { callerContext } from '#app/request/context.ts'
import { action } from './actions.server.ts'

/** Posts the form without any change, so that the database is not used. */
async function post(form: [string, string][]): Promise<number> {
  const url = new URL('http://here.example/admin/features')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const context = new RouterContextProvider()
  context.set(callerContext, {} as never)
  const answer = await action({
    request,
    url,
    context,
    params: {},
    pattern: '/admin/features',
  })
  return answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
}

const known: [string, string][] = [
  ['open', 'store'],
  ['on', 'store'],
]

test.each([
  ['to be switched on', [...known, ['on', 'time-travel']]],
  [
    'among those that were open',
    [
      ['on', 'store'],
      ['open', 'store,time-travel'],
    ],
  ],
] as [string, [string, string][]][])(
  'an unknown feature, %s, is refused with 422',
  async (_where, form) => {
    expect(await post(form)).toBe(422)
    expect(await post(known), 'the control').toBe(302)
  },
)
