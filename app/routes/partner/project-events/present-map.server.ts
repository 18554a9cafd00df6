import type { RouterContextProvider } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import { presentTiles } from '#app/routes/public/map/present-tiles.server.ts'
import type { MapSettings } from './place-section.tsx'

/** The installation's tiles for the editor's map, and whether it finds streets. */
export function presentMap(context: Readonly<RouterContextProvider>): MapSettings {
  const { geocoder } = context.get(runtimeContext)
  return { tiles: presentTiles(context), hasGeocoder: geocoder !== null }
}
