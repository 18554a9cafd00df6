import { Link } from 'react-router'
import { m } from '#messages'
import { kindLabel, type SupportType } from '#domain/support/support.ts'
import { cn } from '#app/ui/class-names.ts'
import { kinds } from '#app/ui/kind-tag.tsx'

export type KindChoiceProps = {
  label: string
  /** The label for no filter. */
  all?: string
  choices: readonly (SupportType | null)[]
  chosen: SupportType | null
  addressOf: (kind: SupportType | null) => string
}

/** Ways to help as links, one of them selected. Scrolls horizontally on phones. */
export function KindChoice({
  label,
  all = m.map_all(),
  choices,
  chosen,
  addressOf,
}: KindChoiceProps) {
  return (
    <nav
      aria-label={label}
      className="max-sm:-mx-(--spacing-gutter) max-sm:overflow-x-auto max-sm:px-(--spacing-gutter) max-sm:py-1"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {choices.map((kind) => {
          const Icon = kind && kinds[kind].icon
          return (
            <li key={kind ?? 'all'} className="shrink-0">
              <Link
                to={addressOf(kind)}
                preventScrollReset
                aria-current={kind === chosen ? 'true' : undefined}
                className={cn(
                  'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                  kind === chosen
                    ? 'border-primary bg-primary text-on-primary'
                    : 'border-field bg-surface hover:border-primary hover:text-primary',
                )}
              >
                {Icon && <Icon aria-hidden className="size-4" />}
                {kind ? kindLabel(kind) : all}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
