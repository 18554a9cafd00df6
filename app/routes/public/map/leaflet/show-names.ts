import L from 'leaflet'
import { pageLanguage } from '#platform/text/language.ts'
import { placeNames, type MapName, type PixelBox, type PlacedName } from './place-names.ts'

/** The corner with the zoom buttons, in pixels, without the gap that `placeNames` adds. */
const BUTTONS = { width: 53, height: 98 }

/**
 * Returns a function that shows the names that fit at the current zoom beside obstacles and the zoom buttons. Labels that
 * stay are not redrawn.
 */
export function openNames(map: L.Map, names: readonly MapName[]) {
  const pane = 'names'
  const element = map.createPane(pane)
  element.style.zIndex = '250'
  element.style.pointerEvents = 'none'
  element.ariaHidden = 'true'
  const shown = new Map<string, L.Marker>()
  return (obstacles: readonly PixelBox[]) => {
    const placed = new Map(
      placeNames(names, map.getZoom(), [...obstacles, buttonsOf(map)]).map((name) => [
        `${name.name} ${name.side} ${name.aside}`,
        name,
      ]),
    )
    for (const [key, marker] of shown) {
      if (placed.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const [key, name] of placed) {
      if (shown.has(key)) continue
      const icon = L.divIcon({ html: labelOf(name), className: '', iconSize: [0, 0] })
      const options = { icon, pane, interactive: false, keyboard: false }
      shown.set(key, L.marker([name.latitude, name.longitude], options).addTo(map))
    }
  }
}

function buttonsOf(map: L.Map): PixelBox {
  const { min, max } = map.getPixelBounds()
  const { x: west = 0, y: top = 0 } = min ?? {}
  const { x: east = 0 } = max ?? {}
  const left = document.dir === 'rtl' ? east - BUTTONS.width : west
  return { left, top, right: left + BUTTONS.width, bottom: top + BUTTONS.height }
}

function labelOf({ name, hebrew, kind, side, aside }: PlacedName): HTMLElement {
  const label = document.createElement('span')
  label.className = `map-name map-name-${kind} map-name-${side}`
  label.style.setProperty('--aside', `${aside}px`)
  const lines = [lineOf(name, 'en'), lineOf(hebrew, 'he')]
  label.append(...(pageLanguage() === 'he' ? lines.reverse() : lines))
  return label
}

function lineOf(text: string, lang: string): HTMLElement {
  const line = document.createElement('bdi')
  line.lang = lang
  line.textContent = text
  return line
}
