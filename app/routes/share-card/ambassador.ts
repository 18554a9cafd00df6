import type { LoaderFunctionArgs } from 'react-router'
import { getPublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { ambassadorShareCard } from './people-cards.ts'
import { serveCard } from './serve-card.server.ts'

/** The picture of a public ambassador for link previews. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { context, params } = args
  return serveCard(args, async () =>
    ambassadorShareCard(await getPublicAmbassador(callerOf(context), { id: params['id'] ?? '' })),
  )
}
