import type { OfferStatus } from '#domain/partners/offer.ts'
import { m } from '#messages'

/** Where an article or a product stands, in words for its organization. */
export const statusLabels = {
  public: { tone: 'success', word: m.newsdesk_standing_public },
  withdrawn: { tone: 'info', word: m.newsdesk_standing_withdrawn },
  hidden: { tone: 'warning', word: m.newsdesk_standing_hidden },
} as const satisfies Record<OfferStatus, unknown>
