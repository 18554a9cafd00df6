import { Mail, Phone } from 'lucide-react'
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

/** How the customer is reached, as links that a thumb hits. */
export function Reach({ email, phone }: Pick<ShownRecipient, 'email' | 'phone'>) {
  return (
    <ul className="flex flex-wrap gap-x-6 text-sm">
      {email && (
        <li className="min-w-0">
          <a href={`mailto:${email}`} className={reach}>
            <Mail aria-hidden className="size-4 shrink-0" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li className="min-w-0">
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr" className={reach}>
            <Phone aria-hidden className="size-4 shrink-0" />
            {phone}
          </a>
        </li>
      )}
    </ul>
  )
}

const reach =
  'flex min-h-11 items-center gap-2 text-primary underline-offset-4 wrap-anywhere hover:underline'
