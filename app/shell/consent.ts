/** Whether somebody allows that their visits are kept with who they are; null while they have not said. */
export type Consent = 'yes' | 'no' | null

/** Holds nothing secret; read by the browser too, since pages are the same for everybody. */
export const CONSENT_COOKIE = 'consent'
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/** The consent that a word says. */
export function consentOf(word: unknown): Consent {
  return word === 'yes' || word === 'no' ? word : null
}

/** The consent as this browser remembers it. */
export function consentInBrowser(): Consent {
  return consentOf(new RegExp(`(?:^|; )${CONSENT_COOKIE}=(\\w+)`).exec(document.cookie)?.[1])
}

/** Whether this browser asks every site not to track: that is a no, and nothing is left to ask. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
