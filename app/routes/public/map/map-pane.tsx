import { Globe, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { Box } from '#domain/project-events/place.ts'
import type { MapItem } from '#domain/project-events/queries/find-on-map.ts'
import { spotOf, type MapPin } from '#domain/project-events/map-pin.ts'
import { kindLabel, KINDS, type SupportType } from '#domain/support/support.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { cn } from '#app/ui/class-names.ts'
import { kinds } from '#app/ui/kind-tag.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Tiles } from './leaflet/open-map.ts'
import { MapFallback } from './map-fallback.tsx'
import { MapMarks } from './map-marks.tsx'
import { SelectedPanel } from './selected-panel.tsx'
import { useMap } from './use-map.ts'
import './map-pane.css'

export type MapPaneProps = {
  pins: readonly MapPin[]
  /** A note about the pins. */
  note?: string | null
  asked: SupportType | null
  selected: MapItem | null
  isWorld: boolean
  tiles: Tiles | null
  addressOf: (item: string | null) => string
  /** The URL that shows the rest of the world, or Israel again; without it, the world too starts with all pins in view. */
  areaAddress?: string
  /** Called with the visible part of the world after each move. */
  onBox?: (box: Box) => void
  className?: string
}

const ignore = () => {}
const still = () => false

/** The map with its pins, the selected item and the legend; a text if the map does not load. */
export function MapPane(props: MapPaneProps) {
  const {
    pins,
    note,
    asked,
    selected,
    isWorld,
    tiles,
    addressOf,
    areaAddress,
    onBox = ignore,
  } = props
  const area = isWorld ? 'world' : 'israel'
  const { holder, map, marks } = useMap({
    pins,
    area,
    selected,
    tiles,
    fit: !isWorld || areaAddress === undefined,
    onBox,
  })
  const isOpen = map !== null && map !== 'failed'
  const [isLegendOpen, setLegendOpen] = useState(false)
  return (
    <div
      className={cn(
        'map-pane relative isolate flex flex-col overflow-hidden rounded-card border border-line',
        !isOpen && 'overflow-y-auto',
        props.className,
      )}
    >
      <div className={cn('absolute inset-0 z-0', !isOpen && 'invisible')}>
        {/* Leaflet owns this element and its classes; React renders into it only through portals. */}
        <div ref={holder} role="region" aria-label={m.map_label()} className="size-full" />
      </div>
      {!isOpen && (
        <div className="flex flex-1 bg-sand">
          <MapFallback isCertain={map === 'failed'} />
        </div>
      )}
      {isOpen && (
        <MapMarks
          marks={marks}
          asked={asked}
          selected={selected && spotOf(selected)}
          addressOf={addressOf}
          wasDragged={isOpen ? map.wasDragged : still}
        />
      )}
      {isOpen && (
        <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-wrap items-start justify-end gap-2 *:pointer-events-auto">
          <details
            open={isLegendOpen}
            onToggle={(event) => setLegendOpen(event.currentTarget.open)}
            className="rounded-field border border-field bg-surface text-sm max-sm:hidden"
          >
            <summary className="-my-px flex min-h-9 items-center px-3 font-medium pointer-coarse:min-h-11">
              {m.map_legend()}
            </summary>
            <ul className="grid gap-1.5 px-3 pb-3">
              {KINDS.map((kind) => {
                const { icon: Icon, text } = kinds[kind]
                return (
                  <li key={kind} className="flex items-center gap-2">
                    <span
                      className={cn(
                        'grid size-6 place-items-center rounded-full border-2 border-current bg-surface',
                        text,
                      )}
                    >
                      <Icon aria-hidden className="size-3.5" />
                    </span>
                    {kindLabel(kind)}
                  </li>
                )
              })}
            </ul>
          </details>
          {areaAddress && (
            <Link
              to={areaAddress}
              preventScrollReset
              replace
              className={buttonVariants({ variant: 'secondary', size: 'small' })}
            >
              {isWorld ? <Undo2 aria-hidden /> : <Globe aria-hidden />}
              {isWorld ? m.map_back_to_israel() : m.map_whole_world()}
            </Link>
          )}
        </div>
      )}
      {isOpen && note && (
        <output
          className={cn(
            'absolute start-3 bottom-8 z-10 me-3 max-w-88 rounded-field bg-surface px-3 py-2 text-sm shadow-float',
            selected && 'max-lg:hidden',
          )}
        >
          {note}
        </output>
      )}
      {map === null && <Waiting />}
      {selected && (
        <div
          className={cn(
            'z-10 flex lg:max-w-88',
            isOpen
              ? 'absolute inset-x-3 bottom-18 max-h-[65%] lg:start-18 lg:end-auto lg:top-3 lg:bottom-auto lg:max-h-[calc(100%-5rem)] lg:w-80'
              : 'relative m-3',
          )}
        >
          <SelectedPanel item={selected} close={addressOf(null)} />
        </div>
      )}
    </div>
  )
}

/** Only with scripts: without them nothing is loading. */
function Waiting() {
  return (
    <div className="map-waiting pointer-events-none absolute inset-0 grid place-items-center text-muted">
      <Spinner className="size-6" />
      <span className="sr-only">{m.map_loading()}</span>
    </div>
  )
}
