/** Parts of all gifts: `waiting` for the money; `received`, with those that were used; paid `back`; `ended` before it came. */
export const GIFT_PARTS = ['waiting', 'received', 'back', 'ended'] as const
export type GiftPart = (typeof GIFT_PARTS)[number]

/** Those that wait and that only staff can confirm, as staff's list narrows down to them. */
export const TO_CONFIRM = 'to_confirm'
export type GiftFilter = GiftPart | typeof TO_CONFIRM

/** Gifts on a page of staff's list. */
export const GIFTS_PER_PAGE = 25
export const GIFT_SEARCH_MAX = 200
