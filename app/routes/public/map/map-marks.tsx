import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { m } from '#messages'
import { spotOf, type MapPin } from '#domain/project-events/map-pin.ts'
import { kindLabel, kindsOffered, type SupportType } from '#domain/support/support.ts'
import { cn } from '#app/ui/class-names.ts'
import { kinds } from '#app/ui/kind-tag.tsx'
import { figure } from '../projects-events/choices.ts'
import { kindOf } from './kind-of.ts'
import type { MapMarker } from './leaflet/open-map.ts'

export type MapMarksProps = {
  marks: readonly MapMarker[]
  asked: SupportType | null
  /** As `spotOf`. */
  selected: string | null
  addressOf: (spot: string) => string
  /** Whether the pointer just dragged the map. */
  wasDragged: () => boolean
}

/** The markers on the map: pins are links, clusters are buttons. */
export function MapMarks({ marks, ...rest }: MapMarksProps) {
  return marks.map((mark) =>
    createPortal(
      'pin' in mark ? (
        <Pin {...rest} pin={mark.pin} takesFocus={mark.takesFocus} />
      ) : (
        <Cluster {...mark} />
      ),
      mark.element,
      mark.key,
    ),
  )
}

type PinProps = Omit<MapMarksProps, 'marks'> & { pin: MapPin; takesFocus: boolean }

function Pin({ pin, takesFocus, asked, selected, addressOf, wasDragged }: PinProps) {
  const { title, type } = pin
  const spot = spotOf(pin)
  const kind = kindOf(pin, asked)
  const { icon: Icon, text } = kinds[kind]
  const words = { title, kinds: kindsOffered(pin).map(kindLabel).join(', ') }
  const isSelected = spot === selected
  return (
    <Link
      ref={useTakenFocus<HTMLAnchorElement>(takesFocus)}
      to={addressOf(spot)}
      preventScrollReset
      draggable={false}
      data-place={spot}
      aria-label={type === 'event' ? m.map_pin_event(words) : m.map_pin(words)}
      aria-current={isSelected ? 'true' : undefined}
      onClick={(event) => {
        if (wasDragged()) event.preventDefault()
      }}
      className={cn(
        'group/pin absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-current bg-surface pointer-coarse:size-11',
        isSelected
          ? 'z-10 size-10 bg-primary text-on-primary outline-2 outline-offset-2 outline-primary'
          : text,
      )}
    >
      <Icon aria-hidden className="size-4.5" />
      <span
        dir="auto"
        className="pointer-events-none absolute bottom-full z-10 mb-1.5 hidden w-max max-w-56 rounded-field bg-ink px-2.5 py-1 text-xs font-medium text-paper group-hover/pin:block group-focus-visible/pin:block"
      >
        {title}
        <span className="block font-normal">{kindLabel(kind)}</span>
      </span>
    </Link>
  )
}

function Cluster({ count, zoomIn, takesFocus }: Extract<MapMarker, { count: number }>) {
  return (
    <button
      ref={useTakenFocus<HTMLButtonElement>(takesFocus)}
      type="button"
      onClick={zoomIn}
      aria-label={m.map_cluster({ count: figure(count) })}
      className={cn(
        'absolute grid -translate-1/2 place-items-center rounded-full border-4 border-surface bg-primary font-bold text-on-primary tabular-nums shadow-float hover:bg-primary-strong',
        count < 10 ? 'size-11 text-sm' : count < 100 ? 'size-13 text-base' : 'size-15 text-base',
      )}
    >
      {figure(count)}
    </button>
  )
}

/** Moves the focus to the first marker of a cluster that was opened by keyboard. */
function useTakenFocus<Target extends HTMLElement>(takesFocus: boolean) {
  const target = useRef<Target>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (takesFocus && isLost) target.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return target
}
