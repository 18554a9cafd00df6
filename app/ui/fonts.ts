import body from '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2?url'
import display from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2?url'

/** The two files every first screen needs; preload them as `font/woff2` with `crossOrigin`. */
export const preloadedFonts: readonly string[] = [body, display]
