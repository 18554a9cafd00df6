import { m } from '#messages'
import { isAPIError } from 'better-auth/api'
import { violatedConstraint, toAppError } from '../database/faults.ts'
import { AppError } from '../errors.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'

/** A sign-in that was right but for the address not being verified yet. */
export class AddressNotVerified extends AppError {
  constructor() {
    super('bad_input', m.errors_not_verified())
  }
}

/** A sign-in that was right but for the person being suspended: only who could sign in learns of that. */
export class PersonSuspended extends AppError {
  constructor() {
    super('bad_input', m.errors_suspended())
  }
}

/** Whether the database refused a session because the person is suspended. */
export function isSuspension(fault: unknown): boolean {
  return violatedConstraint(fault) === 'person_is_suspended'
}

/** What better-auth did, in our errors. A fault that it only logged counts more than what it answered. */
export async function translateAuthErrors<T>(
  swallowed: SwallowedFaults,
  work: () => Promise<T>,
): Promise<T> {
  const { outcome, fault } = await swallowed.watch(work)
  if (isSuspension(fault)) throw new PersonSuspended()
  if (fault) throw toAppError(fault)
  if (outcome.status === 'fulfilled') return outcome.value
  const error: unknown = outcome.reason
  if (isSuspension(error)) throw new PersonSuspended()
  if (!isAPIError(error)) throw toAppError(error)
  const code = (error.body as { code?: string } | undefined)?.code
  if (code === 'EMAIL_NOT_VERIFIED') throw new AddressNotVerified()
  if (error.statusCode >= 500) throw error
  throw new AppError('bad_input', error.body?.message ?? '', { cause: error })
}
