import type { RouterContextProvider } from 'react-router'
import { findOnMap, type MapItem } from '#domain/project-events/queries/find-on-map.ts'
import {
  listPartnerPlaces,
  type PartnerPlace,
} from '#domain/project-events/queries/list-partner-places.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { Tiles } from '../map/leaflet/open-map.ts'
import { presentTiles } from '../map/present-tiles.server.ts'

export type PartnerMapContent = {
  places: PartnerPlace[]
  selected: MapItem | null
  tiles: Tiles | null
}

/** The places where an organization works, and the selected one. */
export async function loadMap(
  context: Readonly<RouterContextProvider>,
  { partnerId, item }: { partnerId: string; item: string | null },
): Promise<PartnerMapContent> {
  const [places, found] = await Promise.all([
    runOperation(context, listPartnerPlaces, { partnerId }),
    item ? runOperation(context, findOnMap, { id: item }) : null,
  ])
  const selected = found?.partnerId === partnerId ? found : null
  return { places, selected, tiles: presentTiles(context) }
}
