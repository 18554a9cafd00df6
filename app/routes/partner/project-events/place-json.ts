import { ISRAEL } from '#domain/project-events/place.ts'
import { LOCATION_MAX } from '#domain/project-events/project-event.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { rethrowAsResponse, toErrorResponse } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/place-json.ts'

/** The point of the address `q`, for the editor of an approved organization; null if the geocoder finds none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(viewerContext)?.isPartner) {
    throw toErrorResponse(new AppError('forbidden', m.posts_only_approved()))
  }
  const address = (new URL(request.url).searchParams.get('q') ?? '').trim()
  const { geocoder } = context.get(runtimeContext)
  const isAsked = geocoder !== null && address.length > 2 && address.length <= LOCATION_MAX
  if (isAsked) await rethrowAsResponse(enforceRateLimit(context, 'address'))
  const { west, north, east, south } = ISRAEL
  const found = isAsked ? await geocoder.find(address, [west, north, east, south]) : null
  return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } })
}
