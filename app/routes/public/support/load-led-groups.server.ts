import type { RouterContextProvider } from 'react-router'
import { listOwnGroups } from '#domain/support/queries/list-own-groups.ts'
import { takesPlace, type SupportKind } from '#domain/support/support.ts'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { LedGroup } from './who-comes.tsx'

/** Lists the groups the user leads, if this kind of support takes places; otherwise none. */
export async function loadLedGroups(
  context: Readonly<RouterContextProvider>,
  kind: SupportKind,
): Promise<LedGroup[]> {
  if (!takesPlace(kind) || !context.get(runtimeContext).switches.isOn('volunteering')) return []
  const groups = await runOperation(context, listOwnGroups, {})
  return groups
    .filter(({ isLeader }) => isLeader)
    .map(({ id, name, members }) => ({ id, name, members }))
}
