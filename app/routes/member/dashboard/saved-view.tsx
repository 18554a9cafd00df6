import { m } from '#messages'
import type { SavedItem } from '#domain/support/queries/list-saved.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ProjectEventCard } from '../../public/cards/project-event-card.tsx'
import { PhaseBadge } from '../../public/cards/support-badges.tsx'
import { FindProjects } from './supported-view.tsx'
import { dashboardParams } from './params.ts'
import { useListOfItems } from './use-list-of-items.ts'

/** Items the user has saved; the heart removes one. */
export function SavedView({
  saved,
  page,
  pageCount,
}: {
  saved: SavedItem[]
  page: number
  pageCount: number
}) {
  const list = useListOfItems()
  return (
    <section aria-labelledby="saved" className="mt-7">
      <h2 id="saved" className="font-display text-subheading font-bold">
        {m.dashboard_saved()}
      </h2>
      {saved.length === 0 ? (
        <EmptyState
          title={m.dashboard_none_saved()}
          region="negev"
          time="dusk"
          level={3}
          action={<FindProjects />}
        >
          {m.dashboard_none_saved_text()}
        </EmptyState>
      ) : (
        <ul className="mt-5 mb-8 grid gap-5 sm:grid-cols-2">
          {saved.map(({ item, phase }) => (
            <li key={item.id}>
              <ProjectEventCard item={item} to={`${list}/${item.id}`} saved>
                <PhaseBadge phase={phase} />
              </ProjectEventCard>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOf={(number) => dashboardParams.href({ tab: 'saved', page: number })}
      />
    </section>
  )
}
