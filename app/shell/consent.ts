/** Whether the user allows visits to be stored with their identity; null if not answered yet. */
export type Consent = 'yes' | 'no' | null

/** Not secret; the browser reads it too, because cached pages are the same for everyone. */
export const CONSENT_COOKIE = 'consent'
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/** Parses a consent value; null if unknown. */
export function consentOf(word: unknown): Consent {
  return word === 'yes' || word === 'no' ? word : null
}

/** Returns the consent stored in this browser. */
export function consentInBrowser(): Consent {
  return consentOf(new RegExp(`(?:^|; )${CONSENT_COOKIE}=(\\w+)`).exec(document.cookie)?.[1])
}

/** True if the browser sends a do-not-track signal: that means no, and there is nothing to ask. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
