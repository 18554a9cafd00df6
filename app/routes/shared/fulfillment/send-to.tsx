import { m } from '#messages'

type ShownRecipient = {
  name: string
  email: string
  phone: string | null
  street: string
  city: string
  state: string
  postalCode: string
  /** Its name. */
  country: string
}

/** A recipient as it is written on a parcel; nothing where they have left. */
export function ParcelAddress({ recipient }: { recipient: ShownRecipient }) {
  const { name, street, city, state, postalCode, country } = recipient
  if (street === '') return <p className="text-muted">{m.orderdesk_no_address()}</p>
  return (
    <address className="not-italic wrap-anywhere" dir="auto">
      <span className="block font-medium">{name}</span>
      <span className="block whitespace-pre-line">{street}</span>
      <span className="block">
        {[city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </span>
      <span className="block">{country}</span>
    </address>
  )
}
