import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AppRuntime } from '#platform/app-runtime.ts'
import { createTokenSigner } from '#platform/token-signer.ts'
import { isId } from '#platform/database/new-id.ts'
import { callerContext, cookiesContext, requestInfoContext, runtimeContext } from './context.ts'
import { ensureGuest } from './guest.ts'

function guestFrom(address: string, typed?: Record<string, string>): string {
  const runtime = {
    seal: createTokenSigner('a secret of the test'),
    origin: 'http://127.0.0.1',
  } as AppRuntime
  const context = new RouterContextProvider()
  context.set(runtimeContext, runtime)
  context.set(requestInfoContext, { address } as never)
  context.set(cookiesContext, [])
  context.set(callerContext, { runtime, requestId: '1', actor: { kind: 'visitor' } } as never)
  const { actor } = ensureGuest(context, typed)
  return actor.kind === 'guest' ? actor.guestId : ''
}

const typed = { formKey: 'one', amount: '18', email: 'a@b.example' }

test('the same form from the same connection gets the same guest id each time', () => {
  const guest = guestFrom('192.0.2.7', typed)
  expect(isId(guest)).toBe(true)
  expect(guestFrom('192.0.2.7', { ...typed })).toBe(guest)
})

test.each([
  ['from elsewhere', '192.0.2.8', typed],
  ['with other content', '192.0.2.7', { ...typed, amount: '36' }],
])('a form %s gets another guest id', (_, address, other) => {
  expect(guestFrom(address, other)).not.toBe(guestFrom('192.0.2.7', typed))
})

test('without the typed content each request gets a new guest id', () => {
  expect(guestFrom('192.0.2.7')).not.toBe(guestFrom('192.0.2.7'))
})
