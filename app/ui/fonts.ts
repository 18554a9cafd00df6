import { getLocale } from '#messages/runtime'
import bodyHebrew from './fonts/heebo-hebrew.woff2?url'
import body from './fonts/heebo-latin.woff2?url'
import displayHebrew from './fonts/frank-ruhl-libre-hebrew.woff2?url'
import display from './fonts/frank-ruhl-libre-latin.woff2?url'

/** Returns the two files needed for first paint; preload them as `font/woff2` with `crossOrigin`. */
export function preloadedFonts(): readonly string[] {
  // In Hebrew pages only figures and names need the Latin files.
  return getLocale() === 'he' ? [bodyHebrew, displayHebrew] : [body, display]
}
