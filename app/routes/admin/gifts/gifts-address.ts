import {
  GIFT_PARTS,
  GIFT_SEARCH_MAX,
  TO_CONFIRM,
  type GiftFilter,
} from '#domain/support/gift-part.ts'
import { listAddress, pageOf } from '../list-address.ts'

/** What of the gifts is shown; null is all. */
export type GiftsView = { part: GiftFilter | null; q: string; page: number }

/** What an address asks for; unknown words mean all. */
export function giftsViewOf(query: URLSearchParams): GiftsView {
  return {
    part: ([TO_CONFIRM, ...GIFT_PARTS] as const).find((part) => part === query.get('show')) ?? null,
    q: (query.get('q') ?? '').trim().slice(0, GIFT_SEARCH_MAX),
    page: pageOf(query.get('page')),
  }
}

/** The address of a view; of a page when it is named, else of the first. */
export function giftsAddress({ part, q, page }: Partial<GiftsView> = {}): string {
  return listAddress('/admin/gifts', page, {
    ...(part ? { show: part } : {}),
    ...(q ? { q } : {}),
  })
}
