import { m } from '#messages'
import { PAGE_SIZE } from '#domain/project-events/listing.ts'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { figure } from './choices.ts'
import { listAddress, type ListQuery } from './list-address.ts'

export type ResultsProps = {
  asked: ListQuery
  items: Item[]
  total: number
  capped: boolean
  pageCount: number
  onlyAmongNewest: number | null
  isSearching: boolean
}

/** How many were found, and one page of them. */
export function Results(props: ResultsProps) {
  const { asked, items, total, capped, pageCount, onlyAmongNewest, isSearching } = props
  return (
    <section aria-labelledby="results" aria-busy={isSearching} className="mt-4 sm:mt-6">
      <h2 id="results" className="sr-only">
        {m.listing_results()}
      </h2>
      <output className="flex min-h-6 items-center gap-2 text-sm text-muted">
        {isSearching ? (
          <>
            <Spinner className="size-4" />
            {m.listing_searching()}
          </>
        ) : (
          <Count total={total} capped={capped} />
        )}
      </output>
      {onlyAmongNewest !== null && (
        <p className="mt-1 text-sm text-muted">
          {m.listing_only_newest({ count: figure(onlyAmongNewest) })}
        </p>
      )}
      <div className={isSearching ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
        {items.length === 0 ? (
          <EmptyState
            title={m.listing_none_title()}
            region="galilee"
            level={3}
            action={
              <Button variant="secondary" form="reset-filters">
                {m.listing_reset()}
              </Button>
            }
          >
            {m.listing_none_text()}
          </EmptyState>
        ) : (
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {items.map((item) => (
              <li key={item.id}>
                <ProjectEventCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-8">
        <Pagination
          page={asked.page}
          pageCount={pageCount}
          addressOf={(page) => listAddress({ ...asked, page })}
          capped={capped || total > pageCount * PAGE_SIZE}
        />
      </div>
    </section>
  )
}

function Count({ total, capped }: { total: number; capped: boolean }) {
  if (capped) return m.listing_count_capped({ count: figure(total) })
  return m.listing_count({ count: total, shown: figure(total) })
}
