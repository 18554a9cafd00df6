import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { Supporter } from '#domain/support/list-supporters.ts'
import { supportLabel } from '#domain/support/support-words.ts'
import type { Problems } from '#app/request/form.ts'
import { KindTag } from '#app/ui/kind-tag.tsx'
import { SupportBadge } from '../../public/cards/support-badges.tsx'
import { Day } from '../day.tsx'
import { Answers } from './answers.tsx'
import { supportersAddress } from './address.ts'

/** One support: who, what, in which words, and the organization's answer. */
export function SupporterCard({
  address,
  problems,
  ...supporter
}: Supporter & { address: string; problems: Problems | undefined }) {
  const { name, email, phone, message, reason, status, kind, post, createdAt } = supporter
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 dir="auto" className="font-medium text-match wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            <Link
              to={supportersAddress({ post: post.id })}
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              {post.title}
            </Link>{' '}
            · <Day at={createdAt} />
          </p>
        </div>
        <SupportBadge status={status} />
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <KindTag kind={kind} />
        <span className="font-medium">{supportLabel(supporter)}</span>
      </p>
      {message && (
        <p
          dir="auto"
          className="mt-3 max-w-text border-s-2 border-gold-leaf ps-4 text-start whitespace-pre-line wrap-anywhere"
        >
          {message}
        </p>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {email && (
          <li className="min-w-0">
            <a href={`mailto:${email}`} className={contact}>
              <Mail aria-hidden className="size-4 shrink-0" />
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li className="min-w-0">
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr" className={contact}>
              <Phone aria-hidden className="size-4 shrink-0" />
              {phone}
            </a>
          </li>
        )}
      </ul>
      {reason && (
        <p dir="auto" className="mt-1 text-sm whitespace-pre-line text-muted wrap-anywhere">
          {m.supporting_declined_because({ reason })}
        </p>
      )}
      <Answers {...supporter} address={address} problems={problems} />
    </article>
  )
}

const contact =
  'flex min-h-11 items-center gap-2 text-primary underline-offset-4 wrap-anywhere hover:underline'
