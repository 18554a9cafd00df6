import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { action } from './choose-messages.ts'

test('an unknown email topic is refused before anything is saved', async () => {
  const url = new URL('http://here.example/account/messages')
  const body = new URLSearchParams({ wanted: 'horoscopes' })
  const request = new Request(url, { method: 'POST', body })
  // The context has no runtime, so any database access would fail.
  const context = new RouterContextProvider()
  const answer = action({ request, url, context, params: {}, pattern: '/account/messages' })
  await expect(answer).rejects.toMatchObject({ init: { status: 422 } })
})
