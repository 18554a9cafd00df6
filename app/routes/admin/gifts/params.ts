import {
  GIFT_PARTS,
  GIFT_SEARCH_MAX,
  GIFTS_TO_CONFIRM,
  type GiftFilter,
} from '#domain/support/gift-part.ts'
import {
  defineSearchParams,
  flag,
  oneOf,
  pageNumber,
  searchText,
} from '#app/request/search-params.ts'

/** Search parameters of the gift list. */
export const giftParams = defineSearchParams('/admin/gifts', {
  page: pageNumber,
  part: oneOf<GiftFilter>([GIFTS_TO_CONFIRM, ...GIFT_PARTS], 'show'),
  q: searchText(GIFT_SEARCH_MAX),
  isAdded: flag('totals'),
})
