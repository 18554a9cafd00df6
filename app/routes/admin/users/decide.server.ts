import type { ActionFunctionArgs } from 'react-router'
import { appointPerson } from '#domain/accounts/commands/appoint-person.ts'
import { dismissPerson } from '#domain/accounts/commands/dismiss-person.ts'
import type { PersonDeed } from '#domain/accounts/person.ts'
import { restorePerson } from '#domain/accounts/commands/restore-person.ts'
import { suspendPerson } from '#domain/accounts/commands/suspend-person.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { noteAdminAction } from '#app/request/note-admin-action.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { asDeed, deedWords } from './deed-words.ts'

type Given = { userId: string; reason: string; withOrganization: boolean }

const deeds: Record<PersonDeed, (caller: Caller, given: Given) => Promise<void>> = {
  'grant-admin': (caller, given) => appointPerson(caller, { ...given, role: 'admin' }),
  'grant-superuser': (caller, given) => appointPerson(caller, { ...given, role: 'superuser' }),
  'remove-admin': (caller, given) => dismissPerson(caller, { ...given, role: 'admin' }),
  'remove-superuser': (caller, given) => dismissPerson(caller, { ...given, role: 'superuser' }),
  suspend: suspendPerson,
  restore: restorePerson,
}

/** Does what the form of a decision about a user says and leads back to them. */
export async function decide({ request, params, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const deed = asDeed(values['deed'])
  const userId = params['id'] ?? ''
  if (deed === null) {
    return refuseForm(new AppError('bad_input', m.people_try_again()), values, '')
  }
  const given = {
    userId,
    reason: values['reason'] ?? '',
    withOrganization: values['withOrganization'] === 'yes',
  }
  const result = await attempt(() => deeds[deed](callerOf(context), given))
  if (!result.done) return refuseForm(result.refusal, values, m.people_try_again())
  if (deed === 'grant-superuser') {
    await noteAdminAction(context, request, 'promote_to_superadmin', userId)
  }
  // Who is no staff any more by their own will has no way back to this page.
  const isOwnEnd = userId === context.get(viewerContext)?.userId && deed.startsWith('remove')
  return flashed(isOwnEnd ? '/admin/users' : `/admin/users/${userId}`, {
    tone: 'success',
    text: [deedWords[deed].done(), given.withOrganization && deedWords[deed].organization?.done()]
      .filter(Boolean)
      .join(' '),
  })
}
