import L from 'leaflet'
import './map.css'
import { ISRAEL, type Box } from '#domain/project-events/place.ts'
import { spotOf, type MapPin } from '#domain/project-events/map-pin.ts'
import { isIn } from '../is-in.ts'
import { drawOutline, fetchOutline } from './outline.ts'
import { pixelOf, type PixelBox } from './place-names.ts'
import { openNames } from './show-names.ts'
import {
  gatherPins,
  PIN_APART,
  PIN_APART_COARSE,
  stepAside,
  type Gathered,
  type Gathering,
} from './gather-pins.ts'

export type Tiles = { url: string; attribution: string }
export type Area = 'israel' | 'world'
type Spot = { latitude: number; longitude: number }

/** A marker on the map; the page renders its content into `element`. */
export type MapMarker = { key: string; element: HTMLElement } & (
  | { pin: MapPin }
  | { count: number; zoomIn(): void }
) & { /** The keyboard focus was on the cluster it came from. */ takesFocus: boolean }

export type MapOptions = {
  area: Area
  start: Spot | null
  /** Starts with all initial pins of the area in view, unless `start` is set. */
  fit: boolean
  tiles: Tiles | null
  words: { zoomIn: string; zoomOut: string; land: string }
  onMarks(marks: MapMarker[]): void
  onBox(box: Box): void
}

export type OpenMap = {
  /** Shows the pins; the selected one is always shown and never clustered. */
  showPins(pins: readonly MapPin[], selected: MapPin | null): void
  showArea(area: Area): void
  /** Centers the location; zooms in to at most 10. */
  goTo(spot: Spot): void
  /** Whether the pointer just dragged the map, so that its release is not a click. */
  wasDragged(): boolean
  close(): void
}

const ZOOM = 8
const NEAREST_BY_ITSELF = 10
const NEAREST = 18
/** At closer zooms the outline would be only straight lines. */
const NEAREST_OUTLINE = 13
const WORLD = { center: [28, 8] as L.LatLngTuple, zoom: 2, least: 1 }
const LEAST = 6
/** Degrees around Israel that stay visible, for items at its borders. */
const BESIDE = 0.6

/** Opens the map in an element. Browser only: Leaflet needs `window`. */
export function openMap(holder: HTMLElement, options: MapOptions): OpenMap {
  const { tiles, words, onMarks, onBox } = options
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const apart = matchMedia('(pointer: coarse)').matches ? PIN_APART_COARSE : PIN_APART
  const most = tiles ? NEAREST : NEAREST_OUTLINE
  const map = L.map(holder, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: most,
    zoomSnap: 0.25,
    maxBoundsViscosity: 1,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  const position = document.dir === 'rtl' ? 'topright' : 'topleft'
  L.control.zoom({ position, zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const attribution = L.control.attribution({ prefix: false }).addTo(map)
  attribution.addAttribution(tiles ? tiles.attribution : words.land)
  if (tiles) L.tileLayer(tiles.url, { maxZoom: most }).addTo(map)
  const closed = new AbortController()
  let showNames: ((obstacles: readonly PixelBox[]) => void) | null = null
  const drawLand = async () => {
    const outline = await fetchOutline(closed.signal)
    if (!outline) return
    drawOutline(map, outline)
    // Tiles have their own names.
    if (!tiles) showNames = openNames(map, outline.names)
    showNames?.(obstacles)
  }
  void drawLand()

  const markers = new Map<string, { marker: L.Marker; element: HTMLElement }>()
  let gathering: Gathering = gatherPins([], most)
  let toFit = options.fit && options.start === null
  let alone: MapPin | null = null
  let obstacles: PixelBox[] = []
  let wanted: ReadonlySet<string> = new Set()

  const limit = (area: Area) => {
    map.setMinZoom(area === 'world' ? WORLD.least : LEAST)
    map.setMaxBounds(
      area === 'world'
        ? [
            [-80, -200],
            [85, 200],
          ]
        : [
            [ISRAEL.south - BESIDE, ISRAEL.west - BESIDE],
            [ISRAEL.north + BESIDE, ISRAEL.east + BESIDE],
          ],
    )
  }
  const redraw = () => {
    const box = boxOf(map)
    const found = gathering.within(box, map.getZoom())
    if (alone) {
      const { latitude, longitude } = alone
      found.push({ key: `${spotOf(alone)} 0/1`, pin: alone, latitude, longitude, among: [0, 1] })
    }
    const keys = new Set(found.map(({ key }) => key))
    for (const [key, { marker }] of markers) {
      if (keys.has(key)) continue
      marker.remove()
      markers.delete(key)
    }
    // North to south, which is the tab order.
    const sorted = found.toSorted((one, other) => other.latitude - one.latitude)
    onMarks(sorted.map(markOf))
    wanted = new Set()
    obstacles = found.map((one) => spaceOf(one, map.getZoom(), apart))
    showNames?.(obstacles)
    onBox(box)
  }
  const markOf = (one: Gathered): MapMarker => {
    const element = markers.get(one.key)?.element ?? place(one)
    const { key } = one
    if ('pin' in one) return { key, element, pin: one.pin, takesFocus: takes([spotOf(one.pin)]) }
    const { spots, zoom } = gathering.open(one.clusterId)
    const zoomIn = () => {
      wanted = new Set(spots)
      map.setView([one.latitude, one.longitude], Math.min(zoom, most))
    }
    return { key, element, count: one.count, zoomIn, takesFocus: takes(spots) }
  }
  const takes = (spots: string[]) => {
    const isFirst = spots.some((spot) => wanted.has(spot))
    if (isFirst) wanted = new Set()
    return isFirst
  }
  const place = (one: Gathered) => {
    const element = document.createElement('div')
    const iconAnchor = 'pin' in one ? stepAside(one.among, apart).map((px) => -px) : [0, 0]
    const icon = L.divIcon({
      html: element,
      className: '',
      iconSize: [0, 0],
      iconAnchor: iconAnchor as L.PointTuple,
    })
    const at: L.LatLngTuple = [one.latitude, one.longitude]
    const marker = L.marker(at, { icon, keyboard: false, riseOnHover: true }).addTo(map)
    markers.set(one.key, { marker, element })
    return element
  }

  limit(options.area)
  if (options.start)
    map.setView(besidePanel(map, options.start, NEAREST_BY_ITSELF), NEAREST_BY_ITSELF)
  else showWhole(map, options.area)
  map.on('moveend', redraw)
  // Phones hide the map until it is opened, and a hidden map has no size.
  const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  resized.observe(holder)

  return {
    showPins(pins, selected) {
      gathering = gatherPins(
        pins.filter((pin) => !selected || spotOf(pin) !== spotOf(selected)),
        most,
      )
      alone = selected
      // Cluster keys are not stable between pin sets; pins are kept, and with them the focus.
      for (const [key, { marker }] of markers) {
        if (!key.startsWith('cluster')) continue
        marker.remove()
        markers.delete(key)
      }
      const near = options.area === 'israel' ? pins.filter((pin) => isIn(ISRAEL, pin)) : pins
      if (toFit && near.length > 0) {
        toFit = false
        const around = L.latLngBounds(near.map((pin) => [pin.latitude, pin.longitude]))
        // The buttons overlap the top edge.
        map.fitBounds(around, {
          maxZoom: NEAREST_BY_ITSELF,
          paddingTopLeft: [48, 96],
          paddingBottomRight: [48, 48],
          animate: false,
        })
      }
      redraw()
    },
    showArea(area) {
      limit(area)
      showWhole(map, area)
    },
    goTo(spot) {
      const zoom = Math.max(map.getZoom(), NEAREST_BY_ITSELF)
      map.setView(besidePanel(map, spot, zoom), zoom)
    },
    // Leaflet's types lack this method.
    wasDragged: () => (map.dragging as L.Handler & { moved(): boolean }).moved(),
    close() {
      closed.abort()
      resized.disconnect()
      map.off('moveend', redraw)
      map.remove()
    },
  }
}

/** Shows the whole world, or all of Israel from north to south below the buttons, at zoom 8 or less. */
function showWhole(map: L.Map, area: Area): void {
  if (area === 'world') {
    map.setView(WORLD.center, WORLD.zoom)
    return
  }
  const { south, north, west, east } = ISRAEL
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { maxZoom: ZOOM, paddingTopLeft: [8, 60], paddingBottomRight: [8, 24], animate: false },
  )
}

/** What a pin or cluster covers, as drawn by `map-marks.tsx`. */
function spaceOf(one: Gathered, zoom: number, apart: number): PixelBox {
  const { x, y } = pixelOf(one, zoom)
  const [right, down] = 'pin' in one ? stepAside(one.among, apart) : [0, 0]
  const half = 'pin' in one ? apart / 2 : one.count < 10 ? 24 : one.count < 100 ? 28 : 32
  return {
    left: x + right - half,
    top: y + down - half,
    right: x + right + half,
    bottom: y + down + half,
  }
}

/** The visible area with a margin. */
function boxOf(map: L.Map): Box {
  const bounds = map.getBounds().pad(0.2)
  const limited = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return {
    south: limited(bounds.getSouth(), 85),
    north: limited(bounds.getNorth(), 85),
    west: limited(bounds.getWest(), 180),
    east: limited(bounds.getEast(), 180),
  }
}

/** The map center that puts a location next to the selection panel, or above it on phones. */
function besidePanel(map: L.Map, { latitude, longitude }: Spot, zoom: number): L.LatLng {
  const { x, y } = map.getSize()
  const aside = x > 700 ? L.point(-Math.min(180, x / 6), 0) : L.point(0, y * 0.3)
  return map.unproject(map.project([latitude, longitude], zoom).add(aside), zoom)
}
