import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Nobody has come yet, or nobody `waiting` is left. */
export function NoSupporters({ waiting, seeAll }: { waiting: boolean; seeAll: string }) {
  if (waiting) {
    return (
      <EmptyState
        title={m.supporting_none_waiting()}
        region="galilee"
        time="day"
        action={
          <Button asChild variant="secondary">
            <Link to={seeAll}>{m.supporting_see_all()}</Link>
          </Button>
        }
      >
        {m.supporting_none_waiting_text()}
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
