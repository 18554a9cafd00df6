import { Link } from 'react-router'
import { cn } from '#app/ui/class-names.ts'
import { format } from '#platform/text/format.ts'

export type Chip = { to: string; label: string; count?: number; isCurrent: boolean }

/** Choices of one filter as links with their counts. On phones one line that scrolls sideways, so that the list stays in reach. */
export function FilterChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav
      aria-label={label}
      className="-mx-gutter min-w-0 overflow-x-auto px-gutter py-0.5 [scrollbar-width:none] sm:mx-0 sm:px-0.5"
    >
      <ul className="flex gap-1.5 max-sm:min-w-max sm:flex-wrap">
        {chips.map(({ to, label: words, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-field px-3.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                isCurrent
                  ? 'border-primary bg-primary-tint text-primary'
                  : 'text-muted hover:border-primary hover:text-primary',
              )}
            >
              {words}
              {count !== undefined && (
                <span className="font-normal tabular-nums">{format.number(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
