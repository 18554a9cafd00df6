import { Mail, Phone } from 'lucide-react'

export type ContactLinksProps = {
  email: string | null
  phone: string | null
  className?: string
}

/** How somebody is reached, as links that a thumb hits; nothing of what is not known. */
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

/** The address that calls a number as it is shown; an extension has its own part there (RFC 3966). */
export function telephone(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ')
  return `tel:${number.replaceAll(/[^+\d]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

const link =
  'flex min-h-11 items-center gap-2 text-primary underline-offset-4 wrap-anywhere hover:underline'
