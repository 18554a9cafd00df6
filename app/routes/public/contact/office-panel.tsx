import { Clock, Mail, MapPin, Phone, UserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Office } from '#platform/env.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { m } from '#messages'
import { Landscape } from '#app/ui/landscape/landscape.tsx'

const hours = [
  [m.contact_hours_weekdays, m.contact_hours_weekdays_open],
  [m.contact_hours_friday, m.contact_hours_friday_open],
  [m.contact_hours_saturday, m.contact_hours_saturday_open],
  [m.contact_hours_sunday, m.contact_hours_sunday_open],
] as const

/** In Hebrew the week begins with Sunday. */
function week() {
  return pageLanguage() === 'he' ? [...hours.slice(-1), ...hours.slice(0, -1)] : hours
}

const link =
  'inline-flex min-h-9 items-center text-primary underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11'

/** The office's contact details and opening hours. */
export function OfficePanel({ office: { contact, email, phone, address } }: { office: Office }) {
  return (
    <section
      aria-labelledby="office"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <Landscape
        id="our office"
        region="jerusalem"
        time="day"
        width={640}
        height={260}
        className="h-36 w-full dark:brightness-90"
      />
      <div className="p-5 sm:p-6">
        <h2 id="office" className="font-display text-subheading font-bold">
          {m.contact_office()}
        </h2>
        <dl className="mt-4 grid gap-4">
          <Fact icon={UserRound} label={m.contact_person_label()}>
            {contact}
          </Fact>
          <Fact icon={Mail} label={m.forms_email()}>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </Fact>
          <Fact icon={Phone} label={m.forms_phone()}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr" className={link}>
              {phone}
            </a>
          </Fact>
          <Fact icon={MapPin} label={m.contact_address()}>
            <address className="not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Fact>
        </dl>
        <h3 className="mt-6 flex items-center gap-3 border-t border-line pt-5 font-medium">
          <Clock aria-hidden className="size-5 shrink-0 text-gold" />
          {m.contact_hours()}
        </h3>
        <dl className="mt-3 grid max-w-96 gap-x-4 gap-y-1.5 ps-8 text-sm tabular-nums">
          {week().map(([days, open]) => (
            <div key={days()} className="flex flex-wrap justify-between gap-x-4">
              <dt>{days()}</dt>
              <dd className="text-muted">{open()}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 ps-8 text-sm text-muted">{m.contact_hours_zone()}</p>
      </div>
    </section>
  )
}

function Fact({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: string
  children: ReactNode
}) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-sm text-muted">
        <Icon aria-hidden className="size-5 shrink-0 text-gold" />
        {label}
      </dt>
      <dd className="ps-8 wrap-anywhere">{children}</dd>
    </div>
  )
}
