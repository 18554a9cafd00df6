import type { RouterContextProvider } from 'react-router'
import { addressKey } from '#platform/token-bucket.ts'
import { callerContext, requestInfoContext } from './context.ts'

/** Whoever asks, as what is counted of them: a member by their account, anybody else by their connection. */
export function rateLimitKey(context: Readonly<RouterContextProvider>): string {
  const { actor } = context.get(callerContext)
  return actor.kind === 'member'
    ? actor.userId
    : addressKey(context.get(requestInfoContext).address)
}
