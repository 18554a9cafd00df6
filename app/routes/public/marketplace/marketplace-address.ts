import type { SupportType } from '#domain/project-events/project-event.ts'
import { listParams, readListAddress, type ListQuery } from '#domain/project-events/list-address.ts'

export const MARKETPLACE = '/marketplace'

export type MarketplaceQuery = Pick<ListQuery, 'q' | 'supportType' | 'page' | 'isEverywhere'>

/** The categories of the marketplace, in the order of its buttons; null is all of them. */
export const CATEGORY_CHOICES: readonly (SupportType | null)[] = [
  null,
  'volunteer',
  'donate',
  'visit',
  'business',
]

/** What an address of the marketplace asks for. Unknown values, and those that have no button, are ignored. */
export function readMarketplaceAddress(params: URLSearchParams): MarketplaceQuery {
  const { q, supportType, page, isEverywhere } = readListAddress(params)
  const isKnown = CATEGORY_CHOICES.includes(supportType)
  return { q, supportType: isKnown ? supportType : null, page, isEverywhere }
}

/** The shortest address that asks for this. */
export function marketplaceAddress(query: MarketplaceQuery): string {
  const search = listParams(query).toString()
  return search ? `${MARKETPLACE}?${search}` : MARKETPLACE
}
