import { Bookmark } from 'lucide-react'
import { Link, useRouteLoaderData } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import type { loader } from '../admin-area.tsx'
import { filterAddress, filterOf, filtersAddress } from './filter-address.ts'

const chip =
  'inline-flex min-h-9 max-w-60 items-center rounded-full border px-3.5 text-sm font-medium pointer-coarse:min-h-11'

/** The viewer's saved filters of one list, and a link to save the one that is set. `address` is the list's, without a page. */
export function SavedFilters({ address }: { address: string }) {
  const area = useRouteLoaderData<typeof loader>('admin-area')
  const { list, query } = filterOf(address)
  const own = area?.filters.filter((filter) => filter.list === list) ?? []
  const isSaved = own.some((filter) => filter.query === query)
  if (own.length === 0 && query === '') return null
  return (
    <div className="-mt-2 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {own.length > 0 && (
        <nav aria-label={m.office_filters()} className="min-w-0">
          <ul className="flex flex-wrap items-center gap-1.5">
            <li aria-hidden>
              <Bookmark className="size-4 text-muted" />
            </li>
            {own.map((filter) => {
              const isOpen = filter.query === query
              return (
                <li key={filter.id} className="min-w-0">
                  <Link
                    to={filterAddress(filter)}
                    aria-current={isOpen ? 'page' : undefined}
                    className={cn(
                      chip,
                      isOpen
                        ? 'border-primary bg-primary-tint text-primary'
                        : 'border-field text-muted hover:border-primary hover:text-primary',
                    )}
                  >
                    <bdi className="truncate">{filter.name}</bdi>
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
      )}
      {query !== '' && !isSaved && (
        <Link to={filtersAddress(address)} className={link}>
          {m.office_filter_save()}
        </Link>
      )}
      {own.length > 0 && (
        <Link to={filtersAddress()} className={cn(link, 'text-muted')}>
          {m.office_filters_manage()}
        </Link>
      )}
    </div>
  )
}

const link =
  'inline-flex min-h-9 items-center text-sm text-primary underline underline-offset-4 pointer-coarse:min-h-11'
