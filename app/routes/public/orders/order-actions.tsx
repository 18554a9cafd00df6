import { Form, Link, useNavigation } from 'react-router'
import type { Order } from '#domain/orders/present-order.ts'
import { m } from '#messages'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'

/** The customer's actions on the whole order. */
export function OrderActions({ order, isByKey }: { order: Order; isByKey: boolean }) {
  const { formData } = useNavigation()
  const { viewer } = useReader()
  const isStoreOpen = useIsOpen('store')
  const sending = formData?.get('intent')
  return (
    <div className="mt-6 grid gap-5" data-print="never">
      <div className="flex flex-wrap items-start gap-3">
        {!isByKey && isStoreOpen && (
          <Form method="post">
            <input type="hidden" name="intent" value="again" />
            <Button type="submit" variant="secondary" pending={sending === 'again'}>
              {m.orders_buy_again()}
            </Button>
          </Form>
        )}
        {order.payment.status === 'pending' && (
          <details className="open:basis-full">
            <summary className={`${buttonVariants({ variant: 'quiet' })} list-none`}>
              {m.orders_cancel()}
            </summary>
            <Form
              method="post"
              preventScrollReset
              className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field bg-sand p-4"
            >
              <p className="flex-1 basis-60 text-sm">{m.orders_cancel_sure()}</p>
              <input type="hidden" name="intent" value="cancel" />
              <Button type="submit" variant="danger" size="small" pending={sending === 'cancel'}>
                {m.orders_cancel_do()}
              </Button>
            </Form>
          </details>
        )}
      </div>
      {!viewer && (
        <p className="text-sm text-muted">
          {m.orders_later()}{' '}
          <Link
            to="/orders/look-up"
            className="font-medium text-primary underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {m.orders_look_up()}
          </Link>
        </p>
      )}
    </div>
  )
}
