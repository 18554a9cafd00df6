/** Holds a session; over https `__Host-` stands before it. */
export const SESSION_COOKIE = 'f4i.session_token'
/** How many pieces a visitor has in the cart, for the browser to show: see `cart.ts`. */
export const CART_COOKIE = 'cart'
/** Words for the next page: see `flash.ts`. */
export const FLASH_COOKIE = 'flash'
/** Through whose link a browser came: see `touch.ts`. */
export const ATTRIBUTION_COOKIE = 'brought'
/** That a visitor has given or ordered something in this browser: see `take-over.ts`. */
export const GUEST_ACTIVITY_COOKIE = 'deeds'
/** Holds a visitor's own id: drafts and the like are found again by it, and by nothing else. */
export const GUEST_COOKIE = 'guest'
/** What a visitor wants to keep once signed in: see `saving-wish.ts`. */
export const WISH_COOKIE = 'wish'
