/** The steps of the registration, by their words in the address. */
export const STEPS = ['auth', 'basic', 'contact', 'success'] as const
export type RegistrationStep = (typeof STEPS)[number]

/** The step of an address, or null where it names none that there is. */
export function stepOf(word: string | null): RegistrationStep | null {
  return STEPS.find((step) => step === word) ?? null
}

/** The address of a step; `check` shows what is still to be mended there. */
export function stepAddress(step: RegistrationStep, check = false): string {
  return `/partner-registration?step=${step}${check ? '&check' : ''}`
}

/** Where signing in and the mail that confirms an address lead back to: the draft, also in another browser. */
export function draftAddress(draftId: string | null): string {
  return draftId ? `/partner-registration?draft=${draftId}` : '/partner-registration'
}
