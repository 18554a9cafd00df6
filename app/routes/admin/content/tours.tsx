import { formatMoney } from '#platform/text/money.ts'
import { listAllTours } from '#domain/content/queries/list-all-tours.ts'
import { moveTour } from '#domain/content/commands/move-tour.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Route } from './+types/tours.ts'
import { changeList } from './change-list.server.ts'
import { ContentFrame } from './content-frame.tsx'
import { EntryList } from './entry-list.tsx'
import { ListProblem } from './list-problem.tsx'
import { readAfterConflict } from './read-after-conflict.ts'
import { entryAddress, sections } from './sections.ts'

const { to: PATH } = sections.tours

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_tours() }) }]
}

/** Lists all tours in order, offered or not. */
export async function loader({ context }: Route.LoaderArgs) {
  return { tours: await runOperation(context, listAllTours, {}) }
}

export const handle = { failed: () => m.content_failed() }

export const action = changeList({ address: PATH, move: moveTour })

export const shouldRevalidate = readAfterConflict

export default function Tours({ loaderData: { tours }, actionData }: Route.ComponentProps) {
  return (
    <ContentFrame
      section="tours"
      title={m.content_tours()}
      lead={m.content_tours_lead()}
      add={{ to: entryAddress('tours', 'new'), label: m.content_tour_add() }}
    >
      <ListProblem problems={actionData?.problems} hasDialog={false} />
      {tours.length === 0 ? (
        <EmptyState title={m.content_tours_empty()} region="negev">
          {m.content_tours_empty_text()}
        </EmptyState>
      ) : (
        <EntryList
          label={m.content_tours()}
          address={PATH}
          entries={tours.map(({ id, title, days, priceCents, isOffered }) => ({
            id,
            title,
            details: `${m.visit_days({ count: days })} · ${m.visit_price({ price: formatMoney(priceCents) })}`,
            badge: (
              <StatusBadge tone={isOffered ? 'success' : 'neutral'}>
                {isOffered ? m.content_offered() : m.content_not_offered()}
              </StatusBadge>
            ),
            editAddress: entryAddress('tours', id),
          }))}
        />
      )}
    </ContentFrame>
  )
}
