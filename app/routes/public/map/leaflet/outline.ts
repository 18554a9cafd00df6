import L from 'leaflet'
import type { Box } from '#domain/project-events/place.ts'

type Ring = [longitude: number, latitude: number][]
type Layer = { box: Box; lands: Ring[] }
type Name = {
  name: string
  /** A body of water, or a town with its label on this side of the dot. */
  kind: 'west' | 'east' | 'water'
  latitude: number
  longitude: number
  /** The zoom at which the name appears. */
  from: number
}
type Outline = { layers: Layer[]; lakes: Ring[]; names: Name[] }

/** The land outline, or null if it cannot be loaded: the pins still work. */
export async function fetchOutline(signal: AbortSignal): Promise<Outline | null> {
  try {
    const answer = await fetch('/map/outline.json', { signal })
    return answer.ok ? ((await answer.json()) as Outline) : null
  } catch {
    return null
  }
}

/** Renders land, sea and names below everything else. */
export function drawOutline(map: L.Map, { layers, lakes, names }: Outline, withNames: boolean) {
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
    const shores = lands.map(flipped)
    L.polygon(
      shores.map((shore) => [shore]),
      { ...drawn, className: 'map-land' },
    ).addTo(map)
    L.polyline(
      lands.flatMap((land) => shoresOf(land, box).map(flipped)),
      { ...drawn, stroke: true, fill: false, weight: 1, className: 'map-coast' },
    ).addTo(map)
  }
  for (const lake of lakes) {
    const look = { ...drawn, stroke: true, weight: 1, className: 'map-sea map-coast' }
    L.polygon(flipped(lake), look).addTo(map)
  }
  if (withNames) showNames(map, names)
}

/** Shows and hides names by zoom. */
function showNames(map: L.Map, names: Name[]) {
  const pane = 'names'
  const element = map.createPane(pane)
  element.style.zIndex = '250'
  element.style.pointerEvents = 'none'
  element.ariaHidden = 'true'
  const marked = names.map(({ name, kind, latitude, longitude, from }) => {
    const text = document.createElement('span')
    text.className = `map-name map-name-${kind}`
    text.textContent = name
    const icon = L.divIcon({ html: text, className: '', iconSize: [0, 0] })
    const options = { icon, pane, interactive: false, keyboard: false }
    return { from, marker: L.marker([latitude, longitude], options) }
  })
  const show = () => {
    for (const { from, marker } of marked) {
      if (map.getZoom() >= from) marker.addTo(map)
      else marker.remove()
    }
  }
  map.on('zoomend', show)
  show()
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
