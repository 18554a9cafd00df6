import type { Point } from '#domain/project-events/place.ts'
import { NOT_CHOSEN } from '#app/ui/not-chosen.ts'

// The editor's fields are uncontrolled and known by their ids, so that they work without scripts.
type Box = HTMLInputElement | HTMLSelectElement

function boxOf(id: string): Box | null {
  const box = document.getElementById(id)
  return box instanceof HTMLInputElement || box instanceof HTMLSelectElement ? box : null
}

/** Returns what a field of the place holds; empty if nothing is typed or chosen. */
export function valueOf(id: 'location' | 'region' | 'district' | 'latitude' | 'longitude'): string {
  const value = boxOf(id)?.value.trim() ?? ''
  return value === NOT_CHOSEN ? '' : value
}

/** Fills a field as if it had been typed, so that everything that listens to the form is notified. */
function fill(id: string, value: string): void {
  const box = boxOf(id)
  if (!box || box.value === value) return
  box.value = value
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses a value where none is chosen yet. */
export function chooseIfNone(id: 'region' | 'district', value: string): void {
  if (valueOf(id) === '') fill(id, value)
}

/** Types a place where none is typed yet. */
export function typeIfNone(place: string): void {
  if (valueOf('location') === '') fill('location', place)
}

/** Fills in the exact point, to five decimals, which is about one meter; null empties it. */
export function fillPoint(point: Point | null): void {
  fill('latitude', point ? point.latitude.toFixed(5) : '')
  fill('longitude', point ? point.longitude.toFixed(5) : '')
}
