import { Link } from 'react-router'
import { m } from '#messages'
import type { ShownPart } from '#domain/support/supporters-part.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

type NoSupportersProps = {
  /** Whether the organization has any projects or events. */
  hasAny: boolean
  part: ShownPart | null
  seeAll: string
}

/** Empty state: no supporters yet, or none that match the filters. */
export function NoSupporters({ hasAny, part, seeAll }: NoSupportersProps) {
  if (hasAny) {
    const isAnswered = part === 'waiting'
    return (
      <EmptyState
        title={isAnswered ? m.supporting_none_waiting() : m.supporting_none_shown()}
        region="galilee"
        time="day"
        action={
          <Button asChild variant="secondary">
            <Link to={seeAll}>{m.supporting_see_all()}</Link>
          </Button>
        }
      >
        {isAnswered ? m.supporting_none_waiting_text() : m.supporting_none_shown_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={m.supporting_none()}
      region="galilee"
      action={
        <Button asChild>
          <Link to="/partner-dashboard/posts">{m.supporting_see_posts()}</Link>
        </Button>
      }
    >
      {m.supporting_none_text()}
    </EmptyState>
  )
}
