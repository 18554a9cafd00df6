import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { AccountSection } from './account-section.tsx'

/** The way to the page where the account is deleted. */
export function DeleteSection() {
  return (
    <AccountSection id="delete" title={m.account_delete_title()} lead={m.account_delete_lead()}>
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/account/delete">{m.account_delete_open()}</Link>
      </Button>
    </AccountSection>
  )
}
