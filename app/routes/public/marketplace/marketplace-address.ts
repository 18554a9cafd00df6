import { SUPPORT_TYPES } from '#domain/project-events/project-event.ts'
import type { SupportType } from '#domain/support/support.ts'
import { listParams, readListAddress, type ListQuery } from '#domain/project-events/list-address.ts'

export const MARKETPLACE = '/marketplace'

export type MarketplaceQuery = Pick<
  ListQuery,
  'q' | 'supportTypes' | 'time' | 'page' | 'isEverywhere'
>

/** The marketplace's categories, in button order; null means all. */
export const CATEGORY_CHOICES: readonly (SupportType | null)[] = [
  null,
  ...SUPPORT_TYPES.filter((kind) => kind !== 'invest'),
]

/** Parses the marketplace's query. Ignores unknown values and those without a button. */
export function readMarketplaceAddress(params: URLSearchParams): MarketplaceQuery {
  const { q, supportTypes, time, page, isEverywhere } = readListAddress(params)
  const known = supportTypes.filter((kind) => CATEGORY_CHOICES.includes(kind))
  return { q, supportTypes: known, time, page, isEverywhere }
}

/** The shortest URL for a query. */
export function marketplaceAddress(query: MarketplaceQuery): string {
  const search = listParams(query).toString()
  return search ? `${MARKETPLACE}?${search}` : MARKETPLACE
}
