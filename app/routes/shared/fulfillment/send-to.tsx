import { m } from '#messages'

type ShownRecipient = {
  name: string
  email: string
  phone: string | null
  street: string
  city: string
  state: string
  postalCode: string
  /** Name of the country. */
  country: string
}

/** A recipient's address as printed on a parcel; shows a note if the account was deleted. */
export function ParcelAddress({ recipient }: { recipient: ShownRecipient }) {
  const { name, street, city, state, postalCode, country } = recipient
  if (street === '') return <p className="text-muted">{m.orderdesk_no_address()}</p>
  return (
    <address className="text-match not-italic wrap-anywhere" dir="auto">
      <span className="block font-medium">{name}</span>
      <span className="block whitespace-pre-line">{street}</span>
      <span className="block">
        {[city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </span>
      <span className="block">{country}</span>
    </address>
  )
}
