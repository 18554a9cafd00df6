import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { isProviderAway } from '#platform/payments/provider.ts'

/**
 * Asks the provider something that somebody waits for.
 *
 * @throws AppError unavailable when it gave no answer, of whatever kind; nothing has changed then.
 */
export async function askProvider<Answer>(
  { runtime }: Pick<Caller, 'runtime'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    // Away is no fault of ours; anything else is.
    runtime.log[isProviderAway(error) ? 'warn' : 'error'](
      { err: error },
      'the payment provider gave no answer',
    )
    throw new AppError('unavailable', m.payments_away(), { retryAfter: 60, cause: error })
  }
}
