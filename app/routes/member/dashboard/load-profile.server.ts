import type { RouterContextProvider } from 'react-router'
import { getOwnProfile } from '#domain/accounts/get-own-profile.ts'
import { m } from '#messages'
import { callerOf, translateRefusal } from '#app/request/perform.ts'
import { AppError, isAppError } from '#platform/errors.ts'

/** The person's profile; where it cannot be reached the answer says so in words of its own. */
export function loadProfile(context: Readonly<RouterContextProvider>) {
  return translateRefusal(
    getOwnProfile(callerOf(context), {}).catch((error: unknown) => {
      if (!isAppError(error) || error.code !== 'unavailable') throw error
      const { retryAfter } = error
      throw new AppError('unavailable', m.profile_load_failed(), {
        cause: error,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      })
    }),
  )
}
