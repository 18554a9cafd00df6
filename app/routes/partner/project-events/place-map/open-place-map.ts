import L from 'leaflet'
import '#app/routes/public/map/leaflet/map.css'
import { ISRAEL, type Point } from '#domain/project-events/place.ts'
import type { Tiles } from '#app/routes/public/map/leaflet/open-map.ts'
import { drawOutline, fetchOutline } from '#app/routes/public/map/leaflet/outline.ts'
import { openNames } from '#app/routes/public/map/leaflet/show-names.ts'

export type PlaceMapOptions = {
  tiles: Tiles | null
  words: { zoomIn: string; zoomOut: string; land: string; pin: string }
  /** The icon of the pin. */
  pin: string
  /** Called with the point that was clicked, or that the pin was moved to. */
  onPick(point: Point): void
}

export type OpenPlaceMap = {
  /** Puts the pin there, or takes it away. `isExact` tells a chosen spot from the middle of a town. */
  show(point: Point | null, isExact: boolean): void
  middle(): Point
  close(): void
}

const NEAREST = 18
/** At closer zooms the outline would be only straight lines. */
const NEAREST_OUTLINE = 13
const TOWN_ZOOM = 11
const EXACT_ZOOM = 12
/** How far an arrow key moves the pin, in pixels; with the shift key a single one. */
const STEP = 10

/** Opens a map with one pin that can be moved by mouse, touch and arrow keys. Browser only: Leaflet needs `window`. */
export function openPlaceMap(holder: HTMLElement, options: PlaceMapOptions): OpenPlaceMap {
  const { tiles, words, onPick } = options
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(holder, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 2,
    maxZoom: tiles ? NEAREST : NEAREST_OUTLINE,
    maxBounds: [
      [-80, -200],
      [85, 200],
    ],
    // The wheel scrolls the form.
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  const position = document.dir === 'rtl' ? 'topright' : 'topleft'
  L.control.zoom({ position, zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const attribution = L.control.attribution({ prefix: false }).addTo(map)
  attribution.addAttribution(tiles ? tiles.attribution : words.land)
  if (tiles) L.tileLayer(tiles.url, { maxZoom: NEAREST }).addTo(map)
  map.fitBounds(
    [
      [ISRAEL.south, ISRAEL.west],
      [ISRAEL.north, ISRAEL.east],
    ],
    { animate: false },
  )
  const closed = new AbortController()
  const draw = async () => {
    const outline = await fetchOutline(closed.signal)
    if (!outline) return
    drawOutline(map, outline)
    if (tiles !== null) return
    const showNames = openNames(map, outline.names)
    showNames([])
    map.on('zoomend', () => showNames([]))
  }
  void draw()
  const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  resized.observe(holder)

  let marker: L.Marker | null = null
  const pick = ({ lat, lng }: L.LatLng) =>
    onPick({ latitude: lat, longitude: L.Util.wrapNum(lng, [-180, 180]) })
  map.on('click', ({ latlng }) => pick(latlng))

  function place(at: L.LatLngTuple): L.Marker {
    const icon = L.divIcon({
      html: options.pin,
      className: 'place-pin',
      iconSize: [44, 44],
      iconAnchor: [22, 42],
    })
    const made = L.marker(at, { icon, draggable: true, autoPan: true }).addTo(map)
    const element = made.getElement()
    if (element) element.ariaLabel = words.pin
    made.on('dragend', () => pick(made.getLatLng()))
    element?.addEventListener('keydown', (event) => {
      const step = event.shiftKey ? 1 : STEP
      const by = {
        ArrowLeft: L.point(-step, 0),
        ArrowRight: L.point(step, 0),
        ArrowUp: L.point(0, -step),
        ArrowDown: L.point(0, step),
      }[event.key]
      if (!by) return
      // The map would pan, and the page scroll.
      L.DomEvent.stop(event)
      const next = map.unproject(map.project(made.getLatLng()).add(by))
      made.setLatLng(next)
      map.panInside(next, { padding: [48, 48], animate: false })
      pick(next)
    })
    return made
  }

  return {
    show(point, isExact) {
      if (!point) {
        marker?.remove()
        marker = null
        return
      }
      const at: L.LatLngTuple = [point.latitude, point.longitude]
      marker ??= place(at)
      marker.setLatLng(at)
      marker.getElement()?.classList.toggle('place-pin-exact', isExact)
      const isSeen = map.getBounds().pad(-0.1).contains(at)
      const least = isExact ? EXACT_ZOOM : TOWN_ZOOM
      if (!isSeen || map.getZoom() < TOWN_ZOOM) {
        map.setView(at, Math.max(map.getZoom(), least), { animate: false })
      }
    },
    middle() {
      const { lat, lng } = map.getCenter()
      return { latitude: lat, longitude: lng }
    },
    close() {
      closed.abort()
      resized.disconnect()
      map.remove()
    },
  }
}
