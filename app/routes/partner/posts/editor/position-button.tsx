import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'

/** Fills in where the person is. There only where a script can ask the browser for it. */
export function PositionButton() {
  const isAlive = useHydrated()
  const [outcome, setOutcome] = useState<'asking' | 'found' | 'failed' | null>(null)
  if (!isAlive || !('geolocation' in navigator)) return null

  function find() {
    setOutcome('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        fill('latitude', coords.latitude)
        fill('longitude', coords.longitude)
        setOutcome('found')
      },
      () => setOutcome('failed'),
      { timeout: 10_000 },
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="button"
        variant="secondary"
        size="small"
        pending={outcome === 'asking'}
        onClick={find}
      >
        <LocateFixed aria-hidden />
        {m.posts_use_position()}
      </Button>
      <output className="text-sm text-muted">
        {outcome === 'found' && m.posts_position_found()}
        {outcome === 'failed' && m.posts_position_failed()}
      </output>
    </div>
  )
}

/** Five decimals are about a metre. The event lets the preview follow. */
function fill(id: string, degrees: number) {
  const box = document.getElementById(id)
  if (!(box instanceof HTMLInputElement)) return
  box.value = degrees.toFixed(5)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
