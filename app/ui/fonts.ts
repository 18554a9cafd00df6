import { getLocale, type Locale } from '#messages/runtime'
import bodyHebrew from './fonts/heebo-hebrew.woff2?url'
import body from './fonts/heebo-latin.woff2?url'
import displayHebrew from './fonts/frank-ruhl-libre-hebrew.woff2?url'
import display from './fonts/frank-ruhl-libre-latin.woff2?url'

/** In Hebrew pages only figures and names need the Latin files. */
const FILES: Record<Locale, readonly string[]> = {
  en: [body, display],
  he: [bodyHebrew, displayHebrew],
}

/** Returns the two files needed for first paint; preload them as `font/woff2` with `crossOrigin`. */
export function preloadedFonts(): readonly string[] {
  return FILES[getLocale()]
}
