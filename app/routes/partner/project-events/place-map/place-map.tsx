import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { asDistrict, ISRAEL, type Point } from '#domain/project-events/place.ts'
import { townIn } from '#domain/project-events/place-words.ts'
import { parseDegrees } from '#domain/project-events/parse-place.ts'
import {
  nearestTown,
  suggestTowns,
  type TownSuggestion,
} from '#domain/project-events/suggest-towns.ts'
import { isIn } from '#app/routes/public/map/is-in.ts'
import '#app/routes/public/map/map-pane.css'
import { Button } from '#app/ui/button.tsx'
import { localized } from '#platform/text/language.ts'
import type { MapSettings } from '../place-section.tsx'
import { openPlaceMap, type OpenPlaceMap } from './open-place-map.ts'
import { chooseIfNone, fillPoint, typeIfNone, valueOf } from './place-inputs.ts'
import './place-map.css'
import { TOWNS_LIST } from './towns-list.ts'

/** Where the pin comes from: a point that was chosen, a found address, or the named town. */
type Pin =
  | { from: 'hand'; point: Point }
  | { from: 'address'; point: Point; name: string }
  | { from: 'town'; point: Point }

const PIN = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 22s7-6.6 7-12.2A7 7 0 0 0 5 9.8C5 15.4 12 22 12 22z"/><circle cx="12" cy="9.8" r="2.4"/></svg>`
/** The fields besides the location that the pin follows. */
const FOLLOWED = new Set(['latitude', 'longitude', 'region', 'district'])
/** A town is near if its middle is within this distance, in kilometers. */
const NEAR = 10

/** The map of the place section. Follows what is typed, and fills in the exact point when someone chooses one. */
export function PlaceMap({ tiles, hasGeocoder }: MapSettings) {
  const holder = useRef<HTMLDivElement>(null)
  const map = useRef<OpenPlaceMap | null>(null)
  const [pin, setPin] = useState<Pin | null>(readPin)
  const [suggestions, setSuggestions] = useState<TownSuggestion[]>([])
  const latest = useRef(pin)
  const isFilling = useRef(false)

  const become = useCallback((next: Pin | null) => {
    latest.current = next
    setPin(next)
  }, [])
  /** Fills in the point without following its own input events: the form changes one coordinate after the other. */
  const fillIn = useCallback((point: Point | null) => {
    isFilling.current = true
    fillPoint(point)
    isFilling.current = false
  }, [])
  const choose = useCallback(
    (next: Exclude<Pin, { from: 'town' }>) => {
      become(next)
      fillIn(next.point)
      describe(next.point)
    },
    [become, fillIn],
  )

  useEffect(() => {
    if (!holder.current) return
    const opened = openPlaceMap(holder.current, {
      tiles,
      pin: PIN,
      words: {
        zoomIn: m.map_zoom_in(),
        zoomOut: m.map_zoom_out(),
        land: m.map_land(),
        pin: m.posts_map_pin(),
      },
      onPick: (point) => choose({ from: 'hand', point }),
    })
    map.current = opened
    return () => {
      map.current = null
      opened.close()
    }
  }, [tiles, choose])

  useEffect(() => map.current?.show(pin?.point ?? null, pin !== null && pin.from !== 'town'), [pin])

  useEffect(() => {
    const form = holder.current?.closest('form')
    if (!form) return
    const left = new AbortController()
    const { signal } = left
    let asking: AbortController | null = null
    const isHand = () => latest.current?.from === 'hand'
    const follow = ({ target }: Event) => {
      const id = target instanceof HTMLElement ? target.id : ''
      if (id === 'location') {
        setSuggestions(suggestTowns(valueOf('location')))
        if (isHand()) return
        asking?.abort()
        if (latest.current?.from === 'address') {
          // The point was of another address.
          fillIn(null)
        }
        become(readPin())
      } else if (FOLLOWED.has(id) && !isFilling.current) {
        const { current } = latest
        const read = readPin()
        const isSame = current !== null && read?.from === 'hand' && isAt(current.point, read.point)
        if (!isSame) become(read)
      }
    }
    const find = async ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.id !== 'location' || isHand()) return
      const address = valueOf('location')
      const town = valueOf('region') === '' ? townIn(address, null) : null
      if (town) describe(town.point)
      if (!hasGeocoder || address.length < 3) return
      asking?.abort()
      asking = new AbortController()
      const found = await findAddress(address, AbortSignal.any([signal, asking.signal]))
      if (found && !isHand()) choose({ from: 'address', ...found })
    }
    form.addEventListener('input', follow, { signal })
    form.addEventListener('change', (event) => void find(event), { signal })
    return () => {
      asking?.abort()
      left.abort()
    }
  }, [become, choose, fillIn, hasGeocoder])

  return (
    <div className="flex flex-col gap-3">
      <datalist id={TOWNS_LIST}>
        {suggestions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <div className="map-pane relative isolate h-72 overflow-hidden rounded-card border border-line">
        <div ref={holder} role="region" aria-label={m.posts_map_label()} className="size-full" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <output className="min-w-0 flex-1 basis-64 text-sm text-muted">{textOf(pin)}</output>
        {pin?.from === 'hand' || pin?.from === 'address' ? (
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => {
              fillIn(null)
              become(readPin())
            }}
          >
            {m.posts_map_remove()}
          </Button>
        ) : (
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => map.current && choose({ from: 'hand', point: map.current.middle() })}
          >
            {m.posts_map_middle()}
          </Button>
        )}
      </div>
    </div>
  )
}

function textOf(pin: Pin | null): string {
  if (pin === null) return m.posts_map_none()
  if (pin.from === 'hand') return m.posts_map_exact()
  if (pin.from === 'address') return m.posts_map_found({ address: pin.name })
  const near = nearestTown(pin.point)
  return m.posts_map_town({ town: near?.town.name ?? '' })
}

/** The pin of what the form holds: the exact point, else the middle of the named town in Israel. */
function readPin(): Pin | null {
  const latitude = parseDegrees(valueOf('latitude'), 90)
  const longitude = parseDegrees(valueOf('longitude'), 180)
  if (latitude !== null && longitude !== null)
    return { from: 'hand', point: { latitude, longitude } }
  const isAbroad = !['', 'asia'].includes(valueOf('region'))
  const town = isAbroad ? null : townIn(valueOf('location'), asDistrict(valueOf('district')))
  return town && { from: 'town', point: town.point }
}

/** Fills in what follows from a point in Israel, where nothing is chosen yet. */
function describe(point: Point): void {
  if (!isIn(ISRAEL, point)) return
  const near = nearestTown(point)
  if (!near || near.kilometers > NEAR) return
  chooseIfNone('region', 'asia')
  if (valueOf('region') === 'asia') chooseIfNone('district', near.town.district)
  typeIfNone(near.town.name)
}

function isAt(one: Point, other: Point): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < 1e-5 &&
    Math.abs(one.longitude - other.longitude) < 1e-5
  )
}

/** Asks the server for the point of an address; null if there is none, or if it cannot be asked. */
async function findAddress(
  address: string,
  signal: AbortSignal,
): Promise<{ point: Point; name: string } | null> {
  try {
    const answer = await fetch(
      localized(`/partner-dashboard/place.json?${new URLSearchParams({ q: address })}`),
      { signal, headers: { Accept: 'application/json' } },
    )
    const found = answer.ok ? ((await answer.json()) as (Point & { name: string }) | null) : null
    return found && { point: found, name: found.name }
  } catch {
    return null
  }
}
