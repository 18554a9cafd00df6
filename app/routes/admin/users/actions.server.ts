import { appointPerson } from '#domain/accounts/commands/appoint-person.ts'
import { restorePerson } from '#domain/closing/commands/restore-person.ts'
import { revokeRole } from '#domain/accounts/commands/revoke-role.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import type { UserAction } from '#domain/accounts/person.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { trackAdminAction } from '#app/request/track-admin-action.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { parseUserAction, userActionLabels } from './action-words.ts'

type Given = { userId: string; reason: string; withOrganization: boolean }

const operations: Record<UserAction, (caller: Caller, given: Given) => Promise<void>> = {
  'grant-admin': (caller, given) => appointPerson(caller, { ...given, role: 'admin' }),
  'grant-superuser': (caller, given) => appointPerson(caller, { ...given, role: 'superuser' }),
  'remove-admin': (caller, given) => revokeRole(caller, { ...given, role: 'admin' }),
  'remove-superuser': (caller, given) => revokeRole(caller, { ...given, role: 'superuser' }),
  suspend: suspendUser,
  restore: restorePerson,
}

/** Carries out a decision about a user and redirects to the user's page. */
export const action = formAction({
  failed: m.people_try_again,
  async run({ caller, context, request, id: userId, values: { intent, reason = '', ...values } }) {
    const chosen = parseUserAction(intent)
    if (chosen === null) throw new AppError('bad_input', m.people_try_again())
    const withOrganization = values['withOrganization'] === 'yes'
    await operations[chosen](caller, { userId, reason, withOrganization })
    if (chosen === 'grant-superuser') {
      await trackAdminAction(context, request, 'promote_to_superadmin', userId)
    }
    const { done, organization } = userActionLabels[chosen]
    return [done(), withOrganization && organization?.done()].filter(Boolean).join(' ')
  },
  to({ context, id: userId, values: { intent = '' } }) {
    // Staff who removed their own role can no longer open this page.
    const isOwnEnd = userId === context.get(viewerContext)?.userId && intent.startsWith('remove')
    return isOwnEnd ? '/admin/users' : `/admin/users/${userId}`
  },
})
