/** The steps of the registration, by their names in the URL. */
export const STEPS = ['auth', 'basic', 'contact', 'success'] as const
export type RegistrationStep = (typeof STEPS)[number]

/** The step for a name in the URL, or null if unknown. */
export function stepOf(word: string | null): RegistrationStep | null {
  return STEPS.find((step) => step === word) ?? null
}

/** The URL of a step; `check` shows its errors. */
export function stepAddress(step: RegistrationStep, check = false): string {
  return `/partner-registration?step=${step}${check ? '&check' : ''}`
}

/** Where sign-in and the confirmation email return to: the draft, even in another browser. */
export function draftAddress(draftId: string | null): string {
  return draftId ? `/partner-registration?draft=${draftId}` : '/partner-registration'
}
