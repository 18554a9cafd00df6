import { Link } from 'react-router'
import { checkInPath, hoursPath } from '#domain/attendance/attendance.ts'
import { listOccasions, type ListedOccasion } from '#domain/attendance/queries/list-occasions.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Route } from './+types/page.ts'
import { describeDate } from '#domain/attendance/describe-date.ts'
import { UnsentLists } from './unsent-lists.tsx'

export function meta() {
  return [{ title: m.onday_page() }]
}

/** The dates for which people are checked in. */
export async function loader({ context }: Route.LoaderArgs) {
  return { occasions: await runOperation(context, listOccasions, {}) }
}

export default function CheckIn({ loaderData: { occasions } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.onday_title()} lead={m.onday_lead()} />
      <UnsentLists />
      {occasions.length === 0 ? (
        <EmptyState
          title={m.onday_none()}
          region="galilee"
          action={
            <Button asChild>
              <Link to="/partner-dashboard/posts">{m.onday_see_posts()}</Link>
            </Button>
          }
        >
          {m.onday_none_text()}
        </EmptyState>
      ) : (
        <ul className="mt-8 flex flex-col gap-3">
          {occasions.map((occasion) => (
            <li key={`${occasion.itemId} ${occasion.date.id}`}>
              <OccasionCard {...occasion} />
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}

function OccasionCard({ itemId, title, date, here, expected, ...occasion }: ListedOccasion) {
  const { proposals } = occasion
  const asksHours = occasion.isOver && (occasion.awaitsHours || proposals > 0)
  const when = describeDate(date, occasion.timeZone)
  const list = (
    <Button asChild variant={asksHours ? 'secondary' : 'primary'}>
      <Link to={checkInPath(itemId, date.id)} aria-label={m.onday_open_for({ title, date: when })}>
        {m.onday_open()}
      </Link>
    </Button>
  )
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2
          lang={otherThanPage(occasion.language)}
          dir="auto"
          className="text-start font-medium wrap-anywhere"
        >
          {title}
        </h2>
        <p className="mt-0.5 text-sm text-muted">{when}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm tabular-nums">
          {m.onday_counter({ here, total: expected })}
          {asksHours && <StatusBadge tone="warning">{m.onday_awaits_hours()}</StatusBadge>}
          {proposals > 0 && m.onday_proposals({ count: proposals })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {asksHours && (
          <Button asChild>
            <Link
              to={hoursPath(itemId, date.id)}
              aria-label={m.onday_confirm_hours_for({ title, date: when })}
            >
              {m.onday_confirm_hours()}
            </Link>
          </Button>
        )}
        {list}
      </div>
    </article>
  )
}
