import type { ReactNode } from 'react'
import { PAGE_SIZE } from '#domain/project-events/listing.ts'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { keepApart } from './keep-apart.ts'

export type CardPagesProps = {
  items: Item[]
  total: number
  /** There are more than were counted. */
  capped: boolean
  page: number
  pageCount: number
  addressOf: (page: number) => string
  isSearching: boolean
  /** Shown if nothing was found. */
  none: ReactNode
  /** Draws a card; the picture of the first one is seen at once. */
  renderCard: (item: Item, first: boolean) => ReactNode
  /** The look of the list; by default up to three columns. */
  grid?: string
}

/** One page of search results as cards, with pagination. Fades while the next page loads. */
export function CardPages(props: CardPagesProps) {
  const { items, total, capped, page, pageCount, addressOf, isSearching, none, renderCard } = props
  const { grid = 'mt-3 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3' } = props
  return (
    <>
      <div className={isSearching ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
        {items.length === 0 ? (
          none
        ) : (
          <ul className={grid}>
            {keepApart(items).map((item, at) => (
              <li key={item.id}>{renderCard(item, at === 0)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={addressOf}
          capped={capped || total > pageCount * PAGE_SIZE}
        />
      </div>
    </>
  )
}
