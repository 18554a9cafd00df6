import type { RouterContextProvider } from 'react-router'
import { listOwnGroups } from '#domain/support/queries/list-own-groups.ts'
import { takesPlace, type SupportKind } from '#domain/support/support.ts'
import { houseContext } from '#app/request/context.ts'
import { perform } from '#app/request/perform.ts'
import type { LedGroup } from './who-comes.tsx'

/** The groups that the person could bring: those they lead, where places are taken. */
export async function loadLedGroups(
  context: Readonly<RouterContextProvider>,
  kind: SupportKind,
): Promise<LedGroup[]> {
  if (!takesPlace(kind) || !context.get(houseContext).switches.isOn('volunteering')) return []
  const groups = await perform(context, listOwnGroups, {})
  return groups
    .filter(({ isLeader }) => isLeader)
    .map(({ id, name, members }) => ({ id, name, members }))
}
