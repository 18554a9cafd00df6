import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/operation.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import { callerContext, requestInfoContext } from './context.ts'

function keyOf(actor: Actor, address: string): string {
  const context = new RouterContextProvider()
  context.set(callerContext, { actor } as Partial<Caller> as Caller)
  context.set(requestInfoContext, { address } as never)
  return rateLimitKey(context)
}
const visitor: Actor = { kind: 'visitor' }
const member = (userId: string) => ({ kind: 'member', userId }) as Actor

test('members on one connection have different keys, and the same key on any connection', () => {
  expect(keyOf(member('one'), '192.0.2.1')).not.toBe(keyOf(member('two'), '192.0.2.1'))
  expect(keyOf(member('one'), '192.0.2.1')).toBe(keyOf(member('one'), '192.0.2.2'))
})

test('visitors are identified by their connection', () => {
  expect(keyOf(visitor, '2001:db8::1')).toBe(keyOf(visitor, '2001:db8::2'))
  expect(keyOf(visitor, '192.0.2.1')).not.toBe(keyOf(visitor, '192.0.2.2'))
})
