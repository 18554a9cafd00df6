import type { RouterContextProvider } from 'react-router'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
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

/** In a row. */
const NEXT = 3

/** An organization's next event, its newest project, and what follows of either. */
export async function loadNext(
  context: Readonly<RouterContextProvider>,
  { partnerId }: { partnerId: string },
): Promise<ProjectEventCard[]> {
  const of = async (type: 'project' | 'event') => {
    const items = await runOperation(context, listByPartner, { partnerId, type })
    return items.filter(({ isOver }) => !isOver)
  }
  const [projects, events] = await Promise.all([of('project'), of('event')])
  return events
    .slice(0, NEXT)
    .flatMap((event, at) => [event, ...projects.slice(at, at + 1)])
    .concat(projects.slice(events.length))
    .slice(0, NEXT)
}
