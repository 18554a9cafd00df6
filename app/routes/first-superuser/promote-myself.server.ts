import { data, type ActionFunctionArgs } from 'react-router'
import { claimFirstSuperuser } from '#domain/accounts/commands/claim-first-superuser.ts'
import { m } from '#messages'
import { callerContext, runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { trackAdminAction } from '#app/request/track-admin-action.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'

/** Makes whoever is signed in the first superuser, if they are the one that the settings name. */
export async function promoteMyself({ request, context }: ActionFunctionArgs) {
  const { env } = context.get(runtimeContext)
  const caller = context.get(callerContext)
  const bootstrapEmail = env.BOOTSTRAP_EMAIL
  if (!bootstrapEmail) throw data(null, { status: 404 })
  const { actor } = caller
  if (actor.kind !== 'member') {
    const words = { tone: 'destructive', text: m.people_emergency_sign_in() } as const
    return redirectWithFlash('/auth/login?redirect=%2Ffirst-superuser', words)
  }
  const job = { kind: 'system', job: 'first-superuser', isAwaited: true } as const
  const result = await tryOperation(async () => {
    await enforceRateLimit(context, 'promotion')
    await claimFirstSuperuser({ ...caller, actor: job }, { userId: actor.userId, bootstrapEmail })
  })
  if (result.done) {
    await trackAdminAction(context, request, 'emergency_superadmin_promotion')
    return redirectWithFlash('/admin', {
      tone: 'success',
      title: m.people_emergency_done(),
      text: m.people_emergency_promoted(),
    })
  }
  const { refusal } = result
  // The page is not there any more, so that it is said elsewhere.
  if (refusal.code === 'conflict') {
    return redirectWithFlash('/', { tone: 'destructive', text: refusal.message })
  }
  const { code, message } = refusal
  return formErrors(
    code === 'too_many' ? refusal : new AppError(code, m.people_emergency_failed({ message })),
    {},
    '',
  )
}
