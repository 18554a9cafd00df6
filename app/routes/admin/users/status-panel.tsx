import { Ban, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { UserAction } from '#domain/accounts/person.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { userActionLabels } from './action-words.ts'

/** Shows whether a user may sign in, and the decisions available to superusers. */
export function UserStatusPanel({
  address,
  suspendedAt,
  reason,
  intents,
  isSelf,
}: {
  address: string
  suspendedAt: string | null
  reason: string | null
  /** Empty if the viewer may not decide anything here. */
  intents: readonly UserAction[]
  isSelf: boolean
}) {
  return (
    <Card className="grid gap-4 p-4 sm:p-5 lg:sticky lg:top-20">
      <div>
        <h2 className="mb-2 text-sm font-medium text-muted">{m.forms_status()}</h2>
        {suspendedAt ? (
          <>
            <StatusBadge tone="warning" icon={Ban}>
              {m.people_suspended_since({ date: format.dateTime(suspendedAt) })}
            </StatusBadge>
            <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line" dir="auto">
              {reason}
            </p>
          </>
        ) : (
          <StatusBadge tone="success" icon={CircleCheck}>
            {m.people_may_sign_in()}
          </StatusBadge>
        )}
      </div>
      {intents.length > 0 && (
        <div>
          <h2 className="mb-2 text-sm font-medium text-muted">{m.people_decide()}</h2>
          <ul className="grid gap-2">
            {intents.map((intent) => (
              <li key={intent}>
                <Button
                  asChild
                  wide
                  variant={intent === 'suspend' ? 'danger' : 'secondary'}
                  size="small"
                >
                  <Link to={`${address}?ask=${intent}`} preventScrollReset>
                    {userActionLabels[intent].word()}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
          {isSelf && <p className="mt-2 text-sm text-muted">{m.people_self()}</p>}
        </div>
      )}
    </Card>
  )
}
