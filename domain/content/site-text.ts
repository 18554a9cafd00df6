/** Site-wide texts that staff can edit. */
export const SITE_TEXTS = ['payment-instructions'] as const

export const SITE_TEXT_MAX = 4_000
