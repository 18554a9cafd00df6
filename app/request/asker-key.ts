import type { RouterContextProvider } from 'react-router'
import { addressKey } from '#platform/budget.ts'
import { callerContext, factsContext } from './context.ts'

/** Whoever asks, as what is counted of them: a member by their account, anybody else by their connection. */
export function askerKey(context: Readonly<RouterContextProvider>): string {
  const { actor } = context.get(callerContext)
  return actor.kind === 'member' ? actor.userId : addressKey(context.get(factsContext).address)
}
