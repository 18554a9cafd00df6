import body from './fonts/heebo-latin.woff2?url'
import display from './fonts/frank-ruhl-libre-latin.woff2?url'

/** The two files needed for first paint; preload them as `font/woff2` with `crossOrigin`. */
export const preloadedFonts: readonly string[] = [body, display]
