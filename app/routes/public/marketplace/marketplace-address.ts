import { SUPPORT_TYPES } from '#domain/project-events/project-event.ts'
import type { SupportType } from '#domain/support/support.ts'
import { listParams, readListAddress, type ListQuery } from '#domain/project-events/list-address.ts'

export const MARKETPLACE = '/marketplace'

export type MarketplaceQuery = Pick<ListQuery, 'q' | 'supportType' | 'page' | 'isEverywhere'>

/** The marketplace's categories, in button order; null means all. */
export const CATEGORY_CHOICES: readonly (SupportType | null)[] = [
  null,
  ...SUPPORT_TYPES.filter((kind) => kind !== 'invest'),
]

/** Parses the marketplace's query. Ignores unknown values and those without a button. */
export function readMarketplaceAddress(params: URLSearchParams): MarketplaceQuery {
  const { q, supportType, page, isEverywhere } = readListAddress(params)
  const isKnown = CATEGORY_CHOICES.includes(supportType)
  return { q, supportType: isKnown ? supportType : null, page, isEverywhere }
}

/** The shortest URL for a query. */
export function marketplaceAddress(query: MarketplaceQuery): string {
  const search = listParams(query).toString()
  return search ? `${MARKETPLACE}?${search}` : MARKETPLACE
}
