/** Site-wide texts that staff can edit; `shekel-rate` is what a dollar is worth in shekels, such as `3.72`, or empty. */
export const SITE_TEXTS = ['payment-instructions', 'shekel-rate'] as const

export const SITE_TEXT_MAX = 4_000

/** What may be in several languages of the texts that are no number. */
export const SITE_TEXT_TEXTS = ['body'] as const

/** Whether a text is a rate: shekels for a dollar, with at most four decimals, or empty for none. */
export function isShekelRate(text: string): boolean {
  return /^([1-9]\d?(\.\d{1,4})?)?$/.test(text)
}
