import type { ActionFunctionArgs } from 'react-router'
import { grantRole } from '#domain/accounts/commands/appoint-person.ts'
import { revokeRole } from '#domain/accounts/commands/revoke-role.ts'
import type { UserAction } from '#domain/accounts/person.ts'
import { restorePerson } from '#domain/accounts/commands/restore-person.ts'
import { suspendUser } from '#domain/accounts/commands/suspend-user.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { trackAdminAction } from '#app/request/track-admin-action.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { asDeed, deedWords } from './deed-words.ts'

type Given = { userId: string; reason: string; withOrganization: boolean }

const deeds: Record<UserAction, (caller: Caller, given: Given) => Promise<void>> = {
  'grant-admin': (caller, given) => grantRole(caller, { ...given, role: 'admin' }),
  'grant-superuser': (caller, given) => grantRole(caller, { ...given, role: 'superuser' }),
  'remove-admin': (caller, given) => revokeRole(caller, { ...given, role: 'admin' }),
  'remove-superuser': (caller, given) => revokeRole(caller, { ...given, role: 'superuser' }),
  suspend: suspendUser,
  restore: restorePerson,
}

/** Does what the form of a decision about a user says and leads back to them. */
export async function decide({ request, params, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const deed = asDeed(values['deed'])
  const userId = params['id'] ?? ''
  if (deed === null) {
    return formErrors(new AppError('bad_input', m.people_try_again()), values, '')
  }
  const given = {
    userId,
    reason: values['reason'] ?? '',
    withOrganization: values['withOrganization'] === 'yes',
  }
  const result = await tryOperation(() => deeds[deed](callerOf(context), given))
  if (!result.done) return formErrors(result.refusal, values, m.people_try_again())
  if (deed === 'grant-superuser') {
    await trackAdminAction(context, request, 'promote_to_superadmin', userId)
  }
  // Who is no staff any more by their own will has no way back to this page.
  const isOwnEnd = userId === context.get(viewerContext)?.userId && deed.startsWith('remove')
  return redirectWithFlash(isOwnEnd ? '/admin/users' : `/admin/users/${userId}`, {
    tone: 'success',
    text: [deedWords[deed].done(), given.withOrganization && deedWords[deed].organization?.done()]
      .filter(Boolean)
      .join(' '),
  })
}
