import { ExternalLink } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { ambassadorPath } from '#domain/ambassadors/ambassador.ts'
import type { OpenedAmbassador } from '#domain/ambassadors/commands/open-ambassador.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ambassadorAddress } from './params.ts'
import { AmbassadorStatusBadge } from './ambassador-status-badge.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** Shows whether the page is public and why not, its owner, and the available actions. */
export function AmbassadorStatusPanel({ ambassador }: { ambassador: OpenedAmbassador }) {
  const { id, userId, fullName, status, hidden } = ambassador
  const isOpen = useIsOpen('ambassadors')
  const { state } = useNavigation()
  return (
    <Card className="grid gap-4 p-4 text-sm sm:p-5 lg:sticky lg:top-20">
      <section aria-labelledby="standing" className="min-w-0">
        <h2 id="standing" className="mb-2 font-medium text-muted">
          {m.ambassadordesk_page()}
        </h2>
        <AmbassadorStatusBadge status={status} />
        {status === 'suspended' && (
          <p className="mt-2 text-muted">{m.ambassadordesk_suspended_text()}</p>
        )}
        {hidden && (
          <>
            <p className="mt-2 text-muted">
              <Sentence>
                {m.ambassadordesk_hidden_since({
                  date: format.dateTime(hidden.since),
                  name: hidden.by ?? m.moderation_someone(),
                })}
              </Sentence>
            </p>
            <p className="mt-2 text-base wrap-anywhere whitespace-pre-line" dir="auto">
              {hidden.reason}
            </p>
          </>
        )}
        {status === 'shown' && isOpen && (
          <Link
            to={ambassadorPath(id)}
            className="mt-2 flex min-h-9 w-fit items-center gap-1.5 text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <ExternalLink aria-hidden className="size-4" />
            {m.ambassadordesk_see()}
          </Link>
        )}
      </section>
      {hidden ? (
        <Form method="post" action={ambassadorAddress(id)}>
          <input type="hidden" name="intent" value="show" />
          <Button type="submit" size="small" wide pending={state === 'submitting'}>
            {m.ambassadordesk_show()}
          </Button>
        </Form>
      ) : (
        <Button asChild variant="danger" size="small">
          <Link to={ambassadorAddress(id, true)} preventScrollReset>
            {m.ambassadordesk_hide()}
          </Link>
        </Button>
      )}
      <section aria-labelledby="whose-page" className="min-w-0 border-t border-line pt-4">
        <h2 id="whose-page" className="mb-1 font-medium text-muted">
          {m.ambassadordesk_person()}
        </h2>
        <Link
          to={`/admin/users/${userId}`}
          dir="auto"
          className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
        >
          {fullName}
        </Link>
      </section>
    </Card>
  )
}
