/** Holds a session; prefixed with `__Host-` over https. */
export const SESSION_COOKIE = 'f4i.session_token'
/** The visitor's cart count, for the browser to show: see `cart.ts`. */
export const CART_COOKIE = 'cart'
/** Message for the next page: see `flash.ts`. */
export const FLASH_COOKIE = 'flash'
/** The ambassador link this browser came through: see `referral.ts`. */
export const ATTRIBUTION_COOKIE = 'brought'
/** Marks a browser in which a visitor has donated or ordered: see `merge-guest.ts`. */
export const GUEST_ACTIVITY_COOKIE = 'deeds'
/** Holds a visitor's own id, the only key to their drafts and the like. */
export const GUEST_COOKIE = 'guest'
/** The item a visitor wants to save after signing in: see `saving-wish.ts`. */
export const WISH_COOKIE = 'wish'
