import { Mail, Phone } from 'lucide-react'

export type ContactLinksProps = {
  email: string | null
  phone: string | null
  className?: string
}

/** Contact details as links large enough for a thumb; unknown ones are omitted. */
export function ContactLinks({ email, phone, className = '' }: ContactLinksProps) {
  return (
    <ul className={`flex flex-wrap gap-x-6 text-sm ${className}`}>
      {email && (
        <li className="min-w-0">
          <a href={`mailto:${email}`} className={link}>
            <Mail aria-hidden className="size-4 shrink-0" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li className="min-w-0">
          <a href={telephone(phone)} dir="ltr" className={link}>
            <Phone aria-hidden className="size-4 shrink-0" />
            {phone}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Returns the `tel:` URL of a phone number; an extension becomes its own parameter (RFC 3966). */
export function telephone(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ')
  return `tel:${number.replaceAll(/[^+\d]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

const link =
  'flex min-h-11 items-center gap-2 text-primary underline-offset-4 wrap-anywhere hover:underline'
