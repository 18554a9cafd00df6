import type { ReactNode } from 'react'
import type { Order } from '#domain/orders/present-order.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'

/** The shipping address, formatted as on an envelope, and the note to the seller. */
export function RecipientPanel({ order }: { order: Order }) {
  const { name, email, phone, street, city, state, postalCode, countryName, note } = order.recipient
  return (
    <Card>
      <h2 className="font-medium">{m.orders_goes_to()}</h2>
      <address className="mt-2 grid not-italic">
        <Line>{name || m.orders_forgotten()}</Line>
        <Line>{street}</Line>
        <Line>
          {[city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </Line>
        <Line>{countryName}</Line>
        <span className="mt-2 text-sm text-muted">
          <Line>{email}</Line>
          <Line>{phone}</Line>
        </span>
      </address>
      {note && (
        <p
          dir="auto"
          className="mt-3 border-t border-line pt-3 text-sm whitespace-pre-line wrap-anywhere"
        >
          {m.orders_note({ note })}
        </p>
      )}
    </Card>
  )
}

function Line({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <span dir="auto" className="block text-match wrap-anywhere">
      {children}
    </span>
  )
}
