import type { ActionFunctionArgs } from 'react-router'
import { promoteSuperuser } from '#domain/accounts/commands/promote-superuser.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { trackAdminAction } from '#app/request/track-admin-action.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'

const PATH = '/admin/users'

/** Does what the promotion panel says; whoever is superuser already is no failure. */
export async function promote({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const by = values['by'] === 'email' ? 'email' : 'id'
  const result = await tryOperation(() =>
    promoteSuperuser(callerOf(context), { by, whom: values['whom'] ?? '' }),
  )
  if (!result.done) {
    const { refusal } = result
    if (refusal.code === 'conflict')
      return redirectWithFlash(PATH, { tone: 'info', text: refusal.message })
    return formErrors(refusal, values, m.people_try_again())
  }
  const { userId } = result.value
  await trackAdminAction(context, request, 'promote_to_superadmin', userId)
  return redirectWithFlash(PATH, { tone: 'success', text: m.people_promoted() })
}
