import { Form, Link, useLocation, useNavigation } from 'react-router'
import { giftPath } from '#domain/gifts/gift.ts'
import { m } from '#messages'
import type { OwnSupport } from '#domain/support/list-own-supports.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonLook } from '#app/ui/button-look.ts'

const again: Record<SupportKind, () => string> = {
  donate: m.dashboard_donate_again,
  volunteer: m.dashboard_volunteer_again,
  attend: m.dashboard_attend_again,
  visit: m.dashboard_visit_again,
  invest: m.dashboard_ask_again,
  business: m.dashboard_ask_again,
}

/** Once more, by the form filled in as before; or no longer, after a second press. */
export function SupportedActions({ id, kind, status, item, mayCancel, mayRepeat }: OwnSupport) {
  const isGift = kind === 'donate'
  if (!mayCancel && !mayRepeat && !isGift) return null
  const { title } = item
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      {isGift && <ToGift {...{ id, title, isWaiting: status === 'pending' }} />}
      {mayRepeat && (
        <Button asChild variant="secondary" size="small">
          <Link
            to={`/projects-events/${item.id}/support/${kind}?again=${id}`}
            aria-label={m.dashboard_again_for({ again: again[kind](), title })}
          >
            {again[kind]()}
          </Link>
        </Button>
      )}
      {mayCancel && <Cancel id={id} title={title} />}
    </div>
  )
}

/** To the gift's own page: how to pay it, or its receipt. */
function ToGift({ id, title, isWaiting }: { id: string; title: string; isWaiting: boolean }) {
  return (
    <Button asChild variant={isWaiting ? 'primary' : 'secondary'} size="small">
      <Link
        to={giftPath(id)}
        aria-label={isWaiting ? m.gifts_own_pay_for({ title }) : m.gifts_own_link_for({ title })}
      >
        {isWaiting ? m.gifts_own_pay() : m.gifts_own_link()}
      </Link>
    </Button>
  )
}

function Cancel({ id, title }: { id: string; title: string }) {
  const { search } = useLocation()
  const { formData } = useNavigation()
  return (
    <details className="open:basis-full">
      <summary
        aria-label={m.dashboard_cancel_for({ title })}
        className={`${buttonLook({ variant: 'quiet', size: 'small' })} list-none`}
      >
        {m.dashboard_cancel()}
      </summary>
      <Form
        method="post"
        action={`/dashboard${search}`}
        preventScrollReset
        className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field bg-sand p-4"
      >
        <p className="flex-1 basis-60 text-sm">{m.dashboard_cancel_sure()}</p>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="danger" size="small" pending={formData?.get('id') === id}>
          {m.dashboard_cancel_do()}
        </Button>
      </Form>
    </details>
  )
}
