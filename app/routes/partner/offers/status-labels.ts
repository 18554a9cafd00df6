import type { OfferStatus } from '#domain/partners/offer.ts'
import { m } from '#messages'

/** Labels for the status of an article or product, as its organization sees it. */
export const offerStatusLabels = {
  public: { tone: 'success', word: m.newsdesk_standing_public },
  withdrawn: { tone: 'info', word: m.newsdesk_standing_withdrawn },
  hidden: { tone: 'warning', word: m.newsdesk_standing_hidden },
} as const satisfies Record<OfferStatus, unknown>
