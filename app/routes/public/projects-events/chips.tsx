import { X } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { projectListAddress, type ListQuery } from '#domain/project-events/list-address.ts'
import { activeFilters } from './chosen.ts'

export type ChipsProps = {
  asked: ListQuery
  /** The URL of a query; the list's by default. */
  addressOf?: (asked: ListQuery) => string
}

/** The active filters, each with a link that removes it. */
export function Chips({ asked, addressOf = projectListAddress }: ChipsProps) {
  const chosen = activeFilters(asked)
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label={m.listing_chosen()}
      className="mt-3 flex gap-2 max-sm:-mx-(--spacing-gutter) max-sm:overflow-x-auto max-sm:px-(--spacing-gutter) max-sm:pb-1 sm:flex-wrap"
    >
      {chosen.map(({ label, without }) => (
        <li key={label} className="max-w-full shrink-0">
          <Link
            to={addressOf({ ...asked, ...without, page: 1 })}
            preventScrollReset
            aria-label={m.listing_remove({ filter: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-primary-tint px-3.5 text-sm font-medium text-primary transition-colors hover:bg-primary hover:text-on-primary pointer-coarse:min-h-11"
          >
            <span dir="auto" className="truncate">
              {label}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
