import { m } from '#messages'

/** The referrer of a support. The inner value is null where the page is hidden: neither its name nor the page is shown. */
export type Referral = { ambassador: { id: string; name: string } | null }

/** The ambassador's name, for a labeled column. */
export function throughName({ ambassador }: Referral): string {
  return ambassador?.name ?? m.credit_somebody()
}

/** `Through Rachel Cohen`. */
export function throughSentence({ ambassador }: Referral): string {
  return ambassador ? m.credit_through({ name: ambassador.name }) : m.credit_through_somebody()
}
