import { Bell } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { liveLabels } from './live-labels.ts'
import { useLive } from './use-live.ts'

/**
 * Keeps an open page up to date for the person with that email; null: not. Announces news politely; if reloading would disturb the user, a bar offers
 * it. Without JavaScript it does nothing, and a reload shows the same.
 */
export function LiveNews({ person }: { person: string | null }) {
  const { news, isWaiting, show } = useLive(person)
  const words = liveLabels(news).join(' ')
  return (
    <>
      <p role="status" data-live="" className="sr-only">
        {words}
      </p>
      {isWaiting && (
        <aside
          aria-label={m.live_label()}
          data-print="never"
          className="pointer-events-none sticky top-16 z-30 flex h-0 justify-center px-gutter"
        >
          <div className="pointer-events-auto flex h-fit max-w-full animate-arrive flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-4 py-2 text-sm text-ink shadow-float">
            <Bell aria-hidden className="size-4 shrink-0 text-primary" />
            <p className="min-w-0">{words || m.live_changed()}</p>
            <Button size="small" variant="secondary" onClick={show}>
              {m.live_show()}
            </Button>
          </div>
        </aside>
      )}
    </>
  )
}
