import { Link } from 'react-router'
import { m } from '#messages'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** For who is signed in and has not applied: one next step. */
export function NoOrganization({ hasDraft }: { hasDraft: boolean }) {
  const isOpen = useIsOpen('partner-registration')
  if (!isOpen) {
    return (
      <EmptyState title={m.partneradmin_none_title()} region="jerusalem">
        {m.partneradmin_registration_closed()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={hasDraft ? m.partneradmin_draft_title() : m.partneradmin_none_title()}
      region="jerusalem"
      action={
        <Button asChild size="large">
          <Link to="/partner-registration">
            {hasDraft ? m.partneradmin_draft_action() : m.partneradmin_register()}
          </Link>
        </Button>
      }
    >
      {hasDraft ? m.partneradmin_draft_text() : m.partneradmin_none_text()}
    </EmptyState>
  )
}
