import type { RouterContextProvider } from 'react-router'
import { listSavedAmong } from '#domain/support/queries/list-saved-among.ts'
import { viewerContext } from './context.ts'
import { runOperation } from './run-operation.ts'

/** Returns which of these items the viewer has saved; null for a visitor. */
export async function savedAmong(
  context: Readonly<RouterContextProvider>,
  items: readonly { id: string }[],
): Promise<string[] | null> {
  if (!context.get(viewerContext)) return null
  return runOperation(context, listSavedAmong, { itemIds: items.map(({ id }) => id) })
}
