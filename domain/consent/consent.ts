import { m } from '#messages'

/** Whether a minor's parent or guardian has agreed. */
export type Consent = 'asked' | 'given' | 'refused' | 'withdrawn' | 'lapsed'

const consents: Record<Consent, () => string> = {
  asked: m.guardians_status_asked,
  given: m.guardians_status_given,
  refused: m.guardians_status_refused,
  withdrawn: m.guardians_status_withdrawn,
  lapsed: m.guardians_status_lapsed,
}

/** The status of a consent, as the organization and the person see it. */
export function consentLabel(consent: Consent): string {
  return consents[consent]()
}

/** Whether an organization still has to wait for a parent before it can confirm. */
export function isWithoutConsent(consent: string | null): boolean {
  return consent !== null && consent !== 'given'
}
