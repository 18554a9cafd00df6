import { Link } from 'react-router'
import { m } from '#messages'
import { ContactLinks } from '#app/ui/contact-links.tsx'
import { Card } from '#app/ui/card.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { ParcelAddress } from '#app/routes/shared/fulfillment/send-to.tsx'
import type { ShownOrder } from './present-order.ts'

/** The customer and the delivery address. */
export function CustomerPanel({ order }: { order: ShownOrder }) {
  return (
    <Card className="grid gap-3">
      <h2 className="font-display text-subheading font-bold">{m.orderdesk_admin_customer()}</h2>
      <ParcelAddress recipient={order.recipient} />
      <ContactLinks email={order.recipient.email} phone={order.recipient.phone} />
      {order.note && (
        <div className="border-s-2 border-gold-leaf ps-4">
          <h3 className="text-sm text-muted">{m.orderdesk_note()}</h3>
          <Paragraphs text={order.note} />
        </div>
      )}
      <p className="text-sm text-muted">
        {order.userId ? (
          <Link
            to={`/admin/users/${order.userId}`}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            {m.orderdesk_admin_see_user()}
          </Link>
        ) : (
          m.orderdesk_admin_guest()
        )}
      </p>
    </Card>
  )
}
