import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OfferStatus } from '#domain/partners/offer.ts'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { cn } from '#app/ui/class-names.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { offerStatusLabels } from './status-labels.ts'

/** An article or product in its organization's list. The whole row is a link to its page. */
export function OfferLine({
  id,
  to,
  title,
  image,
  district = null,
  status,
  facts,
  isSquare = false,
  children,
}: {
  id: string
  to: string
  title: string
  image: string | null
  /** Of an article: where its picture must fit, if it has none of its own. */
  district?: string | null
  status: OfferStatus
  /** Shown next to the status, on one line. */
  facts: ReactNode
  /** True for square pictures. */
  isSquare?: boolean
  children?: ReactNode
}) {
  const { tone, word } = offerStatusLabels[status]
  return (
    <li className="group/offer relative flex gap-4 border-t border-line py-4 sm:gap-5">
      <ItemPicture
        item={{ id, image, region: null, district, title: isSquare ? undefined : title }}
        sizes="10rem"
        width={320}
        height={200}
        className={cn('size-20 shrink-0 rounded-field sm:h-24', isSquare ? 'sm:w-24' : 'sm:w-36')}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StatusBadge tone={tone}>{word()}</StatusBadge>
          {facts}
        </div>
        <h2 className="mt-1.5 line-clamp-3 text-lead font-medium wrap-anywhere">
          <Link
            to={to}
            dir="auto"
            className="block text-match group-hover/offer:text-primary after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            {title}
          </Link>
        </h2>
        {children}
      </div>
    </li>
  )
}
