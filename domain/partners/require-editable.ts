import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { PartnerStatus } from './partner.ts'
import { mayEditProfile } from './partner-rules.ts'

/** Requires a status in which the profile can be edited. @throws AppError conflict with the reason. */
export function requireEditable(status: PartnerStatus): void {
  if (mayEditProfile(status)) return
  throw new AppError(
    'conflict',
    status === 'rejected' ? m.partneradmin_rejected() : m.partneradmin_suspended(),
  )
}
