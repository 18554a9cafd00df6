import type { ActionFunctionArgs } from 'react-router'
import { promoteSuperuser } from '#domain/accounts/commands/promote-superuser.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { noteAdminAction } from '#app/request/note-admin-action.ts'
import { attempt, callerOf } from '#app/request/perform.ts'

const PATH = '/admin/users'

/** Does what the promotion panel says; whoever is superuser already is no failure. */
export async function promote({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const by = values['by'] === 'email' ? 'email' : 'id'
  const result = await attempt(() =>
    promoteSuperuser(callerOf(context), { by, whom: values['whom'] ?? '' }),
  )
  if (!result.done) {
    const { refusal } = result
    if (refusal.code === 'conflict') return flashed(PATH, { tone: 'info', text: refusal.message })
    return refuseForm(refusal, values, m.people_try_again())
  }
  const { userId } = result.value
  await noteAdminAction(context, request, 'promote_to_superadmin', userId)
  return flashed(PATH, { tone: 'success', text: m.people_promoted() })
}
