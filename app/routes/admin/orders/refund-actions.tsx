import { format } from '#platform/text/format.ts'
import { CircleCheck } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import type { ShownOrder } from './present-order.ts'

/** Refunds of an order that need staff: those to be sent by hand, and those the provider failed to carry out. */
export function RefundActions({ order, address }: { order: ShownOrder; address: string }) {
  const { formData } = useNavigation()
  return order.refunds
    .filter(({ isForStaff }) => isForStaff)
    .map(({ id, status, failure, amountCents }) => {
      const amount = format.price(amountCents)
      const isStuck = status === 'failed'
      const sent = formData?.get('refundId') === id ? formData.get('intent') : null
      return (
        <Form
          key={id}
          method="post"
          action={address}
          className="grid gap-4 rounded-card bg-gold-tint p-5 sm:p-6"
        >
          <p className="max-w-text wrap-anywhere">
            {isStuck
              ? m.orderdesk_stuck_text({ amount, failure: failure ?? '' })
              : m.orderdesk_gone_text({ amount })}
          </p>
          <input type="hidden" name="refundId" value={id} />
          <div className="flex flex-wrap gap-3">
            {isStuck && (
              <Button type="submit" name="intent" value="again" pending={sent === 'again'}>
                {m.orderdesk_again()}
              </Button>
            )}
            <Button
              type="submit"
              name="intent"
              value="gone"
              variant={isStuck ? 'secondary' : 'primary'}
              pending={sent === 'gone'}
            >
              <CircleCheck aria-hidden />
              {isStuck ? m.orderdesk_gone_otherwise({ amount }) : m.orderdesk_gone({ amount })}
            </Button>
          </div>
        </Form>
      )
    })
}
