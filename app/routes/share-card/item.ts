import type { LoaderFunctionArgs } from 'react-router'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { itemShareCard } from './item-card.ts'
import { serveCard } from './serve-card.server.ts'

/** The picture of a public project or event for link previews. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { context, params } = args
  return serveCard(args, async () =>
    itemShareCard(await getPublic(callerOf(context), { id: params['id'] ?? '' })),
  )
}
