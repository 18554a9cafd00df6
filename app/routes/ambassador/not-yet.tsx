import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** For signed-in users who are not ambassadors: what this page will show, and how to become one. */
export function NotYet({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      title={m.campaigns_not_yet()}
      region="jerusalem"
      time="dawn"
      level={level}
      action={
        <Button asChild>
          <Link to="/ambassador-registration">{m.campaigns_become()}</Link>
        </Button>
      }
    >
      {m.campaigns_not_yet_text()}
    </EmptyState>
  )
}
