/**
 * Filters of the gift list: `waiting` for payment; `received`, including completed ones; `back`: refunded; `ended`
 * before payment.
 */
export const GIFT_PARTS = ['waiting', 'received', 'back', 'ended'] as const
export type GiftPart = (typeof GIFT_PARTS)[number]

/** Unpaid gifts that only staff can confirm, as a filter of staff's list. */
export const GIFTS_TO_CONFIRM = 'to_confirm'
export type GiftFilter = GiftPart | typeof GIFTS_TO_CONFIRM

export const GIFTS_PER_PAGE = 25
export const GIFT_SEARCH_MAX = 200
