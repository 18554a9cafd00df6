import { Link } from 'react-router'
import { m } from '#messages'
import type { OwnSupport } from '#domain/support/queries/list-own-supports.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SupportedCard } from './supported-card.tsx'
import { dashboardParams } from './params.ts'
import { useListOfItems } from './use-list-of-items.ts'

/** What the person supports, the newest first. */
export function SupportedView({
  supports,
  page,
  pageCount,
}: {
  supports: OwnSupport[]
  page: number
  pageCount: number
}) {
  return (
    <section aria-labelledby="supported" className="mt-7">
      <h2 id="supported" className="font-display text-subheading font-bold">
        {m.dashboard_supported()}
      </h2>
      {supports.length === 0 ? (
        <EmptyState
          title={m.dashboard_none_supported()}
          region="galilee"
          level={3}
          action={<FindProjects />}
        >
          {m.dashboard_none_supported_text()}
        </EmptyState>
      ) : (
        <ul className="mt-5 mb-8 flex flex-col gap-4">
          {supports.map((support) => (
            <li key={support.id}>
              <SupportedCard {...support} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOf={(number) => dashboardParams.href({ tab: 'projects', page: number })}
      />
    </section>
  )
}

/** The one next step of an empty view. */
export function FindProjects() {
  return (
    <Button asChild>
      <Link to={useListOfItems()}>{m.dashboard_find_projects()}</Link>
    </Button>
  )
}
