import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { PartnerStatus } from './partner.ts'
import { mayEditProfile } from './partner-rules.ts'

/** Refuses to change the profile of an organization that stands so. @throws AppError conflict with the reason. */
export function requireEditable(status: PartnerStatus): void {
  if (mayEditProfile(status)) return
  throw new AppError(
    'conflict',
    status === 'rejected' ? m.partneradmin_rejected() : m.partneradmin_suspended(),
  )
}
