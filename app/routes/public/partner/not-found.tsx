import { Link } from 'react-router'
import { m } from '#messages'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** For an organization that is not there, or not approved: nobody learns which. */
export function PartnerNotFound() {
  return (
    <NoticeScreen
      title={m.detail_partner_not_found()}
      scene={{ id: 'an empty terrace', region: 'judea', time: 'dawn' }}
      actions={
        <Button asChild>
          <Link to="/partners">{m.detail_partner_back()}</Link>
        </Button>
      }
    >
      {m.detail_partner_not_found_text()}
    </NoticeScreen>
  )
}
