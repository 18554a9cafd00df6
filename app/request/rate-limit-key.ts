import type { RouterContextProvider } from 'react-router'
import { addressKey } from '#platform/token-bucket.ts'
import { callerContext, requestInfoContext } from './context.ts'

/** Returns the key a client is counted by: a member's account, otherwise the connection. */
export function rateLimitKey(context: Readonly<RouterContextProvider>): string {
  const { actor } = context.get(callerContext)
  return actor.kind === 'member'
    ? actor.userId
    : addressKey(context.get(requestInfoContext).address)
}
