import { randomUUID } from 'node:crypto'
import type { AccountHooks } from '#platform/auth/claim-address.ts'
import { isAppError } from '#platform/errors.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { personName } from '#domain/accounts/person-name.ts'

const JOB = { kind: 'system', job: 'release-address', isAwaited: true } as const

/** The account hooks that sign-in calls into the product. */
export function peopleOfSignIn(runtime: () => AppRuntime): AccountHooks {
  return {
    nameOf: personName,
    async releaseAddress(userId, only) {
      if (only === 'in use' && !(await isInUse(runtime(), userId))) return false
      const caller = { runtime: runtime(), actor: JOB, requestId: randomUUID() }
      try {
        await deleteAccount(caller, { userId, isTold: false })
        return true
      } catch (error) {
        // Another request deleted it first, or other users still depend on what the account owes them.
        if (isAppError(error) && ['not_found', 'conflict'].includes(error.code)) return false
        throw error
      }
    },
  }
}

async function isInUse({ scope }: AppRuntime, userId: string): Promise<boolean> {
  const used = await scope.as(JOB, (db) =>
    db
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', userId)
      .where('lastSignIn', 'is not', null)
      .executeTakeFirst(),
  )
  return used !== undefined
}
