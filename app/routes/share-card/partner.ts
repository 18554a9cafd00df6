import type { LoaderFunctionArgs } from 'react-router'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { partnerShareCard } from './people-cards.ts'
import { serveCard } from './serve-card.server.ts'

/** The picture of an approved organization for link previews. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { context, params } = args
  return serveCard(args, async () =>
    partnerShareCard(await getPublicPartner(callerOf(context), { id: params['id'] ?? '' })),
  )
}
