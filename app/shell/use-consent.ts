import { useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import { consentInBrowser, consentOf, type Consent } from './consent.ts'

/** The one key of the forms, so that the card and the footer know of each other's choice. */
const KEY = 'consent'

const never = () => () => {}

/** What this browser has said, and the form to say it with; a choice counts from the press. On the server nothing is known. */
export function useConsent() {
  const fetcher = useFetcher({ key: KEY })
  // Read anew on each render: a choice that has arrived is one, as its form's state changes.
  const stored = useSyncExternalStore<Consent | undefined>(never, consentInBrowser, () => undefined)
  const chosen = consentOf(fetcher.formData?.get('consent'))
  return { consent: chosen ?? stored, Form: fetcher.Form }
}
