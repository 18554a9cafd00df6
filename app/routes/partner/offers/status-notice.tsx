import { Link } from 'react-router'
import type { OfferStatus } from '#domain/partners/offer.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Reason } from '../reason.tsx'
import { offerStatusLabels } from './status-labels.ts'

/** Explains the status; for an item hidden by staff, also whom to contact. */
export function OfferStatusNotice({
  status,
  hiddenReason,
  next,
  publicPage,
}: {
  status: OfferStatus
  hiddenReason: string | null
  /** Texts for the public and the withdrawn status. */
  next: { public: string; withdrawn: string }
  publicPage: { address: string; label: string }
}) {
  const { tone, word } = offerStatusLabels[status]
  const way = 'font-medium text-primary underline underline-offset-4'
  return (
    <Banner
      tone={tone}
      title={word()}
      action={
        status === 'public' && (
          <Link to={publicPage.address} className={way}>
            {publicPage.label}
          </Link>
        )
      }
    >
      <p>{status === 'hidden' ? m.newsdesk_next_hidden() : next[status]}</p>
      {status === 'hidden' && hiddenReason && <Reason>{hiddenReason}</Reason>}
      {status === 'hidden' && (
        <p className="mt-2">
          <Link to="/contact" className={way}>
            {m.newsdesk_write_to_us()}
          </Link>
        </p>
      )}
    </Banner>
  )
}
