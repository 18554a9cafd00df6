import type { RouterContextProvider } from 'react-router'
import { listFollowedAmong } from '#domain/following/queries/list-followed-among.ts'
import { viewerContext } from './context.ts'
import { runOperation } from './run-operation.ts'

/** Returns which of these keys the viewer follows; null for a visitor. */
export async function followedAmong(
  context: Readonly<RouterContextProvider>,
  keys: readonly string[],
): Promise<string[] | null> {
  if (!context.get(viewerContext)) return null
  return runOperation(context, listFollowedAmong, { keys: [...keys] })
}
