import { m } from '#messages'
import { isAPIError } from 'better-auth/api'
import { violatedConstraint, toAppError } from '../database/faults.ts'
import { AppError } from '../errors.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'

/** A correct sign-in with an unverified address. */
export class AddressNotVerified extends AppError {
  constructor() {
    super('bad_input', m.errors_not_verified())
  }
}

/** A correct sign-in of a suspended person; only someone with valid credentials learns about the suspension. */
export class PersonSuspended extends AppError {
  constructor() {
    super('bad_input', m.errors_suspended())
  }
}

/** Whether the database refused a session because the person is suspended. */
export function isSuspension(fault: unknown): boolean {
  return violatedConstraint(fault) === 'person_is_suspended'
}

/** Translates better-auth's result into our errors. An error that it only logged takes precedence over its response. */
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
