import type { RouterContextProvider } from 'react-router'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { savedAmong } from '#app/request/saved-among.ts'
import type { PartnerItemsContent } from './items.tsx'

/** An organization's projects and events, and which of them the viewer saved. */
export async function loadItems(
  context: Readonly<RouterContextProvider>,
  { partnerId }: { partnerId: string },
): Promise<PartnerItemsContent> {
  const of = (type: 'project' | 'event') =>
    runOperation(context, listByPartner, { partnerId, type })
  const [projects, events] = await Promise.all([of('project'), of('event')])
  return { projects, events, saved: await savedAmong(context, [...projects, ...events]) }
}
