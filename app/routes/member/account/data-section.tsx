import { Download } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { AccountSection } from './account-section.tsx'

/** A copy of everything. A plain form, since what comes back is a file, not a page. */
export function DataSection() {
  return (
    <AccountSection id="data" title={m.account_data_title()} lead={m.account_data_lead()}>
      <form method="post" action="/account/data" className="mt-6">
        <Button type="submit" variant="secondary">
          <Download aria-hidden />
          {m.account_data_download()}
        </Button>
      </form>
      <p className="mt-3 text-sm text-muted">{m.account_data_more()}</p>
    </AccountSection>
  )
}
