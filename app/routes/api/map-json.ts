import { z } from 'zod'
import { aroundOf } from '#domain/project-events/around.ts'
import type { Box } from '#domain/project-events/place.ts'
import { listMap } from '#domain/project-events/queries/list-map.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { readMapAddress } from '../public/map/map-address.ts'
import type { Route } from './+types/map-json.ts'

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
const bounds = z
  .tuple([degrees(90), degrees(180), degrees(90), degrees(180)])
  .refine(([south, , north]) => south <= north)

/**
 * The map's pins as JSON, filtered by the query and by `bounds=south,west,north,east`. Ignores invalid bounds and
 * unknown values.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const asked = readMapAddress(params)
  const within = readBounds(params.get('bounds'))
  const { shown: _, ...filters } = { ...asked, around: aroundOf(asked) }
  return Response.json(
    await runOperation(context, listMap, { ...filters, ...(within && { within }) }),
  )
}

function readBounds(text: string | null): Box | null {
  const parsed = bounds.safeParse(text?.split(','))
  if (!parsed.success) return null
  const [south, west, north, east] = parsed.data
  return { south, west, north, east }
}
