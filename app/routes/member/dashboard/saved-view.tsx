import { m } from '#messages'
import type { SavedItem } from '#domain/support/queries/list-saved.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { keepApart } from '../../public/cards/keep-apart.ts'
import { ProjectEventCard } from '../../public/cards/project-event-card.tsx'
import { PhaseBadge } from '../../public/cards/support-badges.tsx'
import { FindProjects } from './supported-view.tsx'
import { ListSection } from './list-section.tsx'
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
    <ListSection
      tab="saved"
      id="saved"
      title={m.dashboard_saved()}
      page={page}
      pageCount={pageCount}
    >
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
          {keepApart(saved.map(({ item, phase }) => ({ ...item, phase }))).map((item) => (
            <li key={item.id}>
              <ProjectEventCard item={item} to={`${list}/${item.id}`} saved={[item.id]}>
                <PhaseBadge phase={item.phase} />
              </ProjectEventCard>
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  )
}
