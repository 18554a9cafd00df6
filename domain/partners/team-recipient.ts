import type { TeamRecipient } from '#platform/mail/mail-content.ts'
import type { Standing } from './duty.ts'

/**
 * The recipients of an email to an organization about what takes one of these duties: its owner and who of its team has one, each in
 * their own language, and nobody else; its public address, under this name, where it has no team.
 */
export function organizationTeam(
  partnerId: string,
  name: string | null,
  ...duties: readonly [Standing, ...Standing[]]
): TeamRecipient {
  return { team: partnerId, duties, name }
}
