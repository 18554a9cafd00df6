import { TriangleAlert } from 'lucide-react'
import { m } from '#messages'
import { Landscape } from '#app/ui/landscape/landscape.tsx'

/**
 * Takes the map's place. Becomes visible if the map does not load: immediately without scripts or after an error,
 * otherwise after a few seconds.
 */
export function MapFallback({ isCertain }: { isCertain: boolean }) {
  return (
    <div
      data-certain={isCertain}
      className="map-fallback grid size-full place-content-center justify-items-center gap-3 p-6 text-center"
    >
      <Landscape id="map" region="judea" time="dawn" className="h-28 w-48 rounded-card" />
      <p className="font-display text-subheading font-bold">{m.map_coming_soon()}</p>
      <p className="flex max-w-80 gap-2 text-start text-sm text-muted">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {m.map_warning()}
      </p>
    </div>
  )
}
