import { Form, useLocation, useNavigation } from 'react-router'
import type { OwnGift } from '#domain/support/queries/get-gift.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'

/** Whether a donor without an account gets emails with updates of what they gave to, with the button that changes it. */
export function GiftUpdates({ gift: { status, wantsUpdates, email } }: { gift: OwnGift }) {
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  const isOver = status === 'declined' || status === 'cancelled' || status === 'refunded'
  if (wantsUpdates === null || (isOver && !wantsUpdates)) return null
  const intent = wantsUpdates ? 'no-updates' : 'updates'
  return (
    <Form
      method="post"
      action={pathname + search}
      preventScrollReset
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted wrap-anywhere">
        {wantsUpdates ? m.gifts_updates_wanted({ email }) : m.gifts_updates_unwanted()}
      </p>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        size="small"
        pending={formData?.get('intent') === intent}
      >
        {wantsUpdates ? m.gifts_updates_stop() : m.gifts_updates_want()}
      </Button>
    </Form>
  )
}
