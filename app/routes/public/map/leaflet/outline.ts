import L from 'leaflet'
import type { Box } from '#domain/project-events/place.ts'
import type { MapName } from './place-names.ts'

type Ring = [longitude: number, latitude: number][]
type Layer = { box: Box; lands: Ring[] }
export type Outline = { layers: Layer[]; lakes: Ring[]; names: MapName[] }

/** The land outline, or null if it cannot be loaded: the pins still work. */
export async function fetchOutline(signal: AbortSignal): Promise<Outline | null> {
  try {
    const answer = await fetch('/map/outline.json', { signal })
    return answer.ok ? ((await answer.json()) as Outline) : null
  } catch {
    return null
  }
}

/** Renders land and sea below everything else. */
export function drawOutline(map: L.Map, { layers, lakes }: Outline) {
  const pane = 'outline'
  map.createPane(pane).style.zIndex = '150'
  const renderer = L.svg({ pane, padding: 0.5 })
  const drawn = { pane, renderer, interactive: false, stroke: false, fillOpacity: 1 }
  for (const { box, lands } of layers) {
    const corners: L.LatLngTuple[] = [
      [box.south, box.west],
      [box.north, box.east],
    ]
    L.rectangle(corners, { ...drawn, className: 'map-sea' }).addTo(map)
    const coast = { ...drawn, stroke: true, fill: false }
    const lines = lands.flatMap((land) => shoresOf(land, box).map(flipped))
    // Shallow water along the coast, below the land.
    L.polyline(lines, { ...coast, weight: 9, className: 'map-shallow' }).addTo(map)
    L.polygon(
      lands.map((land) => [flipped(land)]),
      { ...drawn, className: 'map-land' },
    ).addTo(map)
    L.polyline(lines, { ...coast, weight: 1.25, className: 'map-coast' }).addTo(map)
  }
  for (const lake of lakes) {
    const look = { ...drawn, stroke: true, weight: 1, className: 'map-sea map-coast' }
    L.polygon(flipped(lake), look).addTo(map)
  }
}

/** The parts of a shoreline that are not edges of the box that clips it. */
function shoresOf(ring: Ring, { west, east, south, north }: Box): Ring[] {
  const parts: Ring[] = []
  let part: Ring = []
  for (const [at, to] of [...ring, ring[0]!].entries()) {
    const from = ring[at - 1]
    const isCut =
      from !== undefined &&
      ((from[0] === to[0] && (to[0] === west || to[0] === east)) ||
        (from[1] === to[1] && (to[1] === south || to[1] === north)))
    if (isCut) {
      parts.push(part)
      part = []
    }
    part.push(to)
  }
  return [...parts, part].filter((shore) => shore.length > 1)
}

function flipped(ring: Ring): L.LatLngTuple[] {
  return ring.map(([longitude, latitude]) => [latitude, longitude])
}
