/** Parts of all gifts: `waiting` for the money; `received`, with those that were used; paid `back`; `ended` before it came. */
export const GIFT_PARTS = ['waiting', 'received', 'back', 'ended'] as const
export type GiftPart = (typeof GIFT_PARTS)[number]

/** Gifts on a page of staff's list. */
export const GIFTS_PER_PAGE = 25
export const GIFT_SEARCH_MAX = 200
