import { Link } from 'react-router'
import type { SearchParams } from '#app/request/search-params.ts'
import { cn } from '#app/ui/class-names.ts'
import { format } from '#platform/text/format.ts'

type FilterChipsProps<View, Name extends keyof View & string> = {
  params: SearchParams<View>
  view: View
  /** Name of the filter in the view. */
  of: Name
  label: string
  choices: readonly View[Name][]
  labelOf: (choice: View[Name]) => string
  /** A number, or a text for counts that may have stopped (`formatCounted`), empty where nothing is known. */
  countOf?: (choice: View[Name]) => number | string
  className?: string
}

/** Options of one filter as links with counts. On phones they scroll sideways on one line, so that the list stays in view. */
export function FilterChips<View, Name extends keyof View & string>({
  params,
  view,
  of,
  label,
  choices,
  labelOf,
  countOf = () => '',
  className,
}: FilterChipsProps<View, Name>) {
  const shownCount = (choice: View[Name]) => {
    const count = countOf(choice)
    return typeof count === 'number' ? format.number(count) : count
  }
  return (
    <nav
      aria-label={label}
      className={cn(
        '-mx-gutter min-w-0 overflow-x-auto px-gutter py-0.5 [scrollbar-width:none] sm:mx-0 sm:px-0.5',
        className,
      )}
    >
      <ul className="flex gap-1.5 max-sm:min-w-max sm:flex-wrap">
        {choices.map((choice) => (
          <li key={String(choice)}>
            <Link
              to={params.narrow(view, { [of]: choice } as unknown as Partial<View>)}
              preventScrollReset
              aria-current={choice === view[of] ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-field px-3.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                choice === view[of]
                  ? 'border-primary bg-primary-tint text-primary'
                  : 'text-muted hover:border-primary hover:text-primary',
              )}
            >
              {labelOf(choice)}
              {shownCount(choice) && (
                <span className="font-normal tabular-nums">{shownCount(choice)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
