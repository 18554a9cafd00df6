import type { RouterContextProvider } from 'react-router'
import { listByPartner } from '#domain/project-events/list-by-partner.ts'
import { listSavedAmong } from '#domain/support/list-saved-among.ts'
import { viewerContext } from '#app/request/context.ts'
import { perform } from '#app/request/perform.ts'
import type { PartnerItemsContent } from './items.tsx'

/** The projects and events of an organization, and which of them the viewer keeps. */
export async function loadItems(
  context: Readonly<RouterContextProvider>,
  { partnerId }: { partnerId: string },
): Promise<PartnerItemsContent> {
  const of = (type: 'project' | 'event') => perform(context, listByPartner, { partnerId, type })
  const [projects, events] = await Promise.all([of('project'), of('event')])
  const saved = context.get(viewerContext)
    ? await perform(context, listSavedAmong, {
        itemIds: [...projects, ...events].map(({ id }) => id),
      })
    : []
  return { projects, events, saved }
}
