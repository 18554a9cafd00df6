import { ChevronDown } from 'lucide-react'
import { m } from '#messages'
import type { SeriesChange } from '#domain/project-events/change-series.ts'
import { SERIES_INPUT } from '#domain/project-events/draft-dates.ts'
import { readSeries } from '#domain/project-events/series.ts'
import { Button } from '#app/ui/button.tsx'
import { repeatLabels } from './repeat-section.tsx'

/** Reads the value of a button of `SeriesButtons`; null for another. */
export function readSeriesChange(button: string): SeriesChange | null {
  const [, what, which, at] =
    /^series\.(change|remove)\.(following|all)\.(\d{1,2})$/.exec(button) ?? []
  if (!what || !which) return null
  return {
    what: what as SeriesChange['what'],
    which: which as SeriesChange['which'],
    at: Number(at),
  }
}

/**
 * Of a date that repeats: what is typed for it is for it alone, unless one of these buttons applies it to those that follow or to all.
 * `at` counts from the first date. The server does what they say, with or without JavaScript.
 */
export function SeriesButtons({
  at,
  name,
  series,
}: {
  at: number
  /** Before the names of the inputs of the date. */
  name: string
  series: string | undefined
}) {
  const known = readSeries(series)
  return (
    <>
      <input type="hidden" name={`${name}${SERIES_INPUT}`} value={series ?? ''} />
      {known && (
        <details className="group/series mt-2">
          <summary className="flex min-h-11 items-center gap-1.5 text-sm font-medium">
            {m.posts_series({ every: repeatLabels[known.every]() })}
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform group-open/series:rotate-180"
            />
          </summary>
          <p className="text-sm text-muted">{m.posts_series_text()}</p>
          <div className="mt-3 grid max-w-form gap-2 sm:grid-cols-2">
            {BUTTONS.map(({ label, ...to }) => (
              <Apply key={`${to.what} ${to.which}`} to={{ ...to, at }} label={label()} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

const BUTTONS: readonly (Omit<SeriesChange, 'at'> & { label: () => string })[] = [
  { what: 'change', which: 'following', label: m.posts_series_change_following },
  { what: 'change', which: 'all', label: m.posts_series_change_all },
  { what: 'remove', which: 'following', label: m.posts_series_remove_following },
  { what: 'remove', which: 'all', label: m.posts_series_remove_all },
]

function Apply({ to, label }: { to: SeriesChange; label: string }) {
  return (
    <Button
      type="submit"
      name="arrange"
      value={`series.${to.what}.${to.which}.${to.at}`}
      aria-label={m.posts_series_button({ action: label, number: to.at + 1 })}
      formNoValidate
      variant="secondary"
      size="small"
      wide
      className={to.what === 'remove' ? 'text-donate hover:text-donate-strong' : undefined}
    >
      {label}
    </Button>
  )
}
