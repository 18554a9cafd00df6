/** Texts of the whole site that staff edits. */
export const SITE_TEXTS = ['payment-instructions'] as const
export type SiteText = (typeof SITE_TEXTS)[number]

export const SITE_TEXT_MAX = 4_000
