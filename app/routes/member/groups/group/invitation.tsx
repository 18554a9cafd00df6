import { RefreshCw, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { GROUP_MEMBERS_MAX } from '#domain/support/group.ts'
import { m } from '#messages'
import { CopyButton } from '#app/routes/credit/copy-button.tsx'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { askPath } from './asks.ts'

type InvitationProps = {
  group: { id: string; name: string; isLeader: boolean; inviteAddress: string }
  count: number
}

/** The group's invitation link: every member may share it, only the leader can renew it. */
export function Invitation({ group, count }: InvitationProps) {
  const { id, name, isLeader, inviteAddress } = group
  const box = useRef<HTMLInputElement>(null)
  const alive = useHydrated()
  const isFull = count >= GROUP_MEMBERS_MAX
  return (
    <Card role="group" aria-labelledby="invitation">
      <h2 id="invitation" className="font-display text-subheading font-bold">
        {m.groups_invite_title()}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {isFull ? m.groups_full({ max: GROUP_MEMBERS_MAX }) : m.groups_invite_text()}
      </p>
      <label htmlFor="invite-link" className="mt-5 block text-sm font-medium">
        {m.groups_invite_link()}
      </label>
      <input
        ref={box}
        id="invite-link"
        readOnly
        dir="ltr"
        value={inviteAddress}
        onFocus={(event) => event.target.select()}
        className={cn(inputVariants, 'mt-1.5')}
      />
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        <CopyButton of={box}>{m.forms_copy_link()}</CopyButton>
        {alive && 'share' in navigator && (
          // Canceling the share dialog is not an error.
          <Button
            type="button"
            onClick={() =>
              void navigator
                .share({ title: m.groups_invite_share({ name }), url: inviteAddress })
                .catch(() => {})
            }
          >
            <Share2 aria-hidden />
            {m.forms_share()}
          </Button>
        )}
      </div>
      {isLeader && (
        <Button asChild variant="quiet" size="small" className="mt-4 -ms-3">
          <Link to={askPath(id, 'renew')} preventScrollReset>
            <RefreshCw aria-hidden />
            {m.groups_renew()}
          </Link>
        </Button>
      )}
    </Card>
  )
}
