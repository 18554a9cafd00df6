import { m } from '#messages'
import { stripLinks } from '#platform/text/strip-links.ts'
import { fullName } from './account-forms.ts'

/**
 * Display name for a user whose name came from a third party such as a provider: that name if it passes the sign-up
 * form's rules, otherwise words derived from their address.
 */
export function personName(given: string, email: string): string {
  const name = fullName.safeParse(given.replaceAll(/[\p{Cc}\s]+/gu, ' '))
  return name.success && stripLinks(name.data) === name.data ? name.data : fromAddress(email)
}

/** noa.levi+news@here.example becomes "noa levi". */
function fromAddress(email: string): string {
  const [mailbox = ''] = email.split(/[@+]/, 1)
  const words = mailbox.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  return words || m.auth_name_unknown()
}
