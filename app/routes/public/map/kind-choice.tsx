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
  chosen: readonly SupportType[]
  addressOf: (chosen: SupportType[]) => string
}

/** Ways to help as links that each add or remove one, and one for all. Scrolls horizontally on phones. */
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
          const isChosen = kind ? chosen.includes(kind) : chosen.length === 0
          return (
            <li key={kind ?? 'all'} className="shrink-0">
              <Link
                to={addressOf(kind ? toggled(chosen, kind) : [])}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={cn(
                  'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                  isChosen
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

function toggled(chosen: readonly SupportType[], kind: SupportType): SupportType[] {
  return chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]
}
