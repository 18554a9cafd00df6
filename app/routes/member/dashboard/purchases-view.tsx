import { Link } from 'react-router'
import { m } from '#messages'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** What the person has ordered in the store. */
export function PurchasesView() {
  const isOpen = useIsOpen('store')
  return (
    <EmptyState
      title={m.dashboard_none_bought()}
      region="coast"
      time="dawn"
      action={
        isOpen && (
          <Button asChild>
            <Link to="/store">{m.dashboard_visit_store()}</Link>
          </Button>
        )
      }
    >
      {isOpen ? m.dashboard_none_bought_text() : m.dashboard_store_closed()}
    </EmptyState>
  )
}
