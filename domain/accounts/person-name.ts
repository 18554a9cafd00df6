import { m } from '#messages'
import { stripLinks } from '#platform/text/strip-links.ts'
import { fullName } from './account-forms.ts'

/**
 * What to call a person whose name somebody else gave, such as a provider: that name by the rules of the sign-up form, or
 * words made from their address where it breaks them.
 */
export function personName(given: string, email: string): string {
  const name = fullName.safeParse(given.replaceAll(/[\p{Cc}\s]+/gu, ' '))
  return name.success && stripLinks(name.data) === name.data ? name.data : fromAddress(email)
}

/** noa.levi+news@here.example is "noa levi". */
function fromAddress(email: string): string {
  const [mailbox = ''] = email.split(/[@+]/, 1)
  const words = mailbox.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  return words || m.auth_name_unknown()
}
