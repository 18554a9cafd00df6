/** Holds a session; over https `__Host-` stands before it. */
export const SESSION_COOKIE = 'f4i.session_token'
/** Words for the next page: see `flash.ts`. */
export const FLASH_COOKIE = 'flash'
