import { Link } from 'react-router'
import { m } from '#messages'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { CardPages } from '../cards/card-pages.tsx'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { SinceNote } from '../cards/since-note.tsx'
import { figure } from './choices.ts'
import { LIST, projectListAddress, type ListQuery } from './list-address.ts'
import { ListSwitch } from './list-switch.tsx'

export type ResultsProps = {
  asked: ListQuery
  items: Item[]
  total: number
  capped: boolean
  pageCount: number
  onlyAmongNewest: number | null
  since: Date | null
  /** Which of them the viewer keeps. */
  saved: readonly string[]
  isSearching: boolean
}

/** How many were found, and one page of them. */
export function Results(props: ResultsProps) {
  const { asked, items, total, capped, pageCount, onlyAmongNewest, since, saved, isSearching } =
    props
  return (
    <section aria-labelledby="results" aria-busy={isSearching} className="mt-4 sm:mt-6">
      <h2 id="results" className="sr-only">
        {m.listing_results()}
      </h2>
      <div className="flex items-center justify-between gap-4">
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
        <ListSwitch current={LIST} />
      </div>
      {onlyAmongNewest !== null && (
        <p className="mt-1 text-sm text-muted">
          {m.listing_only_newest({ count: figure(onlyAmongNewest) })}
        </p>
      )}
      {since && (
        <SinceNote
          since={since}
          everywhere={projectListAddress({ ...asked, isEverywhere: true, page: 1 })}
        />
      )}
      <CardPages
        {...{ items, total, capped, pageCount, isSearching }}
        page={asked.page}
        addressOf={(page) => projectListAddress({ ...asked, page })}
        renderCard={(item) => <ProjectEventCard item={item} saved={saved.includes(item.id)} />}
        none={
          <EmptyState
            title={m.listing_none_title()}
            region="galilee"
            level={3}
            action={
              <Button asChild variant="secondary">
                <Link to={LIST} preventScrollReset>
                  {m.listing_reset()}
                </Link>
              </Button>
            }
          >
            {m.listing_none_text()}
          </EmptyState>
        }
      />
    </section>
  )
}

function Count({ total, capped }: { total: number; capped: boolean }) {
  if (capped) return m.listing_count_capped({ count: figure(total) })
  return m.listing_count({ count: total, shown: figure(total) })
}
