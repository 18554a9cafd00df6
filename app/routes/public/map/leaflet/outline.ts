import L from 'leaflet'
import type { Box } from '#domain/project-events/place.ts'
import { placeNames, type MapName } from './place-names.ts'

type Ring = [longitude: number, latitude: number][]
type Layer = { box: Box; lands: Ring[] }
export type Outline = { layers: Layer[]; lakes: Ring[]; names: MapName[] }

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
  if (withNames) showNames(map, names)
}

/** Shows the names that fit at each zoom. */
function showNames(map: L.Map, names: MapName[]) {
  const pane = 'names'
  const element = map.createPane(pane)
  element.style.zIndex = '250'
  element.style.pointerEvents = 'none'
  element.ariaHidden = 'true'
  const shown = L.layerGroup().addTo(map)
  const show = () => {
    shown.clearLayers()
    for (const { name, hebrew, kind, side, latitude, longitude } of placeNames(
      names,
      map.getZoom(),
    )) {
      const label = document.createElement('span')
      label.className = `map-name map-name-${kind} map-name-${side}`
      label.append(lineOf(name, 'en'), lineOf(hebrew, 'he'))
      const icon = L.divIcon({ html: label, className: '', iconSize: [0, 0] })
      const options = { icon, pane, interactive: false, keyboard: false }
      L.marker([latitude, longitude], options).addTo(shown)
    }
  }
  map.on('zoomend', show)
  show()
}

function lineOf(text: string, lang: string): HTMLElement {
  const line = document.createElement('bdi')
  line.lang = lang
  line.textContent = text
  return line
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
