import { useEffect, useRef, useState, type ComponentType } from 'react'
import { m } from '#messages'
import { Spinner } from '#app/ui/spinner.tsx'
import type { MapSettings } from '../place-section.tsx'

/** A map to choose the place on, loaded when it comes near the window. Not there without scripts. */
export function PlacePicker(settings: MapSettings) {
  const holder = useRef<HTMLDivElement>(null)
  const [Map, setMap] = useState<ComponentType<MapSettings> | 'failed' | null>(null)

  useEffect(() => {
    if (!holder.current) return
    let isLeft = false
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        import('./place-map.tsx').then(
          ({ PlaceMap }) => isLeft || setMap(() => PlaceMap),
          () => isLeft || setMap('failed'),
        )
      },
      { rootMargin: '600px' },
    )
    near.observe(holder.current)
    return () => {
      isLeft = true
      near.disconnect()
    }
  }, [])

  if (Map === 'failed') return null
  return (
    <div
      ref={holder}
      className="min-h-100 group-has-[#region_option[value=none]:checked]/place:hidden sm:min-h-[21.5rem] [@media(scripting:none)]:hidden"
    >
      {Map ? (
        <Map {...settings} />
      ) : (
        <div className="grid h-72 place-items-center rounded-card border border-line bg-sand text-muted">
          <Spinner className="size-6" />
          <span className="sr-only">{m.map_loading()}</span>
        </div>
      )}
    </div>
  )
}
