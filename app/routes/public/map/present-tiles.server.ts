import type { RouterContextProvider } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import type { Tiles } from './leaflet/open-map.ts'

/** The installation's map tile server, or null: then the map only has its outline. */
export function presentTiles(context: Readonly<RouterContextProvider>): Tiles | null {
  const { MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = context.get(runtimeContext).env
  return MAP_TILES_URL ? { url: MAP_TILES_URL, attribution: MAP_TILES_ATTRIBUTION } : null
}
