import { m } from '#messages'
import { ALL_LANGUAGES } from '#platform/text/language.ts'

/** What the site itself gives as a reason, and not a person. */
const OWN = [
  m.account_gone_reason,
  m.orders_not_paid_in_time,
  m.organizations_suspended_reason,
] as const

/**
 * A stored reason for its reader: one that the site gave in the language of the page or mail, whichever it was stored in;
 * what a person wrote as it is.
 */
export function reasonForReader(reason: string): string {
  const own = OWN.find((words) => ALL_LANGUAGES.some((locale) => words({}, { locale }) === reason))
  return own ? own() : reason
}
