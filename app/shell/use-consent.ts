import { useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import { consentInBrowser, consentOf, type Consent } from './consent.ts'

/** Shared fetcher key, so that the card and the footer see each other's choice. */
const KEY = 'consent'

const never = () => () => {}

/** Returns this browser's consent and the form to change it; a choice applies as soon as it is clicked. Unknown on the server. */
export function useConsent() {
  const fetcher = useFetcher({ key: KEY })
  // Read on each render: the fetcher's state changes when a choice has been stored.
  const stored = useSyncExternalStore<Consent | undefined>(never, consentInBrowser, () => undefined)
  const chosen = consentOf(fetcher.formData?.get('consent'))
  return { consent: chosen ?? stored, Form: fetcher.Form }
}
