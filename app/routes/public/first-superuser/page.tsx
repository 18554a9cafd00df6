import { data, Form, redirect, useNavigation } from 'react-router'
import { claimFirstSuperuser } from '#domain/accounts/commands/claim-first-superuser.ts'
import { hasSuperuser } from '#domain/accounts/queries/has-superuser.ts'
import { m } from '#messages'
import { callerContext, runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { rethrowAsResponse, callerOf } from '#app/request/run-operation.ts'
import { trackAdminAction } from '#app/request/track-admin-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Route } from './+types/page.ts'

export function meta() {
  return [{ title: m.people_emergency_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** The page that creates the first superuser. 404 once there is one, or if the environment names no email address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(runtimeContext)
  const job = { kind: 'system', job: 'first-superuser', isAwaited: true } as const
  const caller = { ...context.get(callerContext), actor: job }
  if (!env.BOOTSTRAP_EMAIL || (await rethrowAsResponse(hasSuperuser(caller, {})))) {
    throw data(null, { status: 404 })
  }
  const viewer = context.get(viewerContext)
  if (!viewer) throw redirect('/auth/login?redirect=%2Ffirst-superuser')
  return { email: viewer.email }
}

export const handle = { failed: () => m.people_emergency_failed({ message: m.people_try_again() }) }

/** Makes the signed-in user the first superuser, if their email is the one in the environment. */
export const action = formAction({
  open({ context }) {
    const bootstrapEmail = context.get(runtimeContext).env.BOOTSTRAP_EMAIL
    if (!bootstrapEmail) throw data(null, { status: 404 })
    const { actor } = callerOf(context)
    if (actor.kind === 'member') return { bootstrapEmail, userId: actor.userId }
    const words = { tone: 'destructive', text: m.people_emergency_sign_in() } as const
    throw redirectWithFlash('/auth/login?redirect=%2Ffirst-superuser', words)
  },
  limit: 'promotion',
  async run({ caller, context, request, userId, bootstrapEmail }) {
    const actor = { kind: 'system', job: 'first-superuser', isAwaited: true } as const
    try {
      await claimFirstSuperuser({ ...caller, actor }, { userId, bootstrapEmail })
    } catch (error) {
      // This page no longer exists, so show the message elsewhere.
      if (!isAppError(error) || error.code !== 'conflict') throw error
      return redirectWithFlash('/', { tone: 'destructive', text: error.message })
    }
    await trackAdminAction(context, request, 'emergency_superadmin_promotion')
    return redirectWithFlash('/admin', {
      tone: 'success',
      title: m.people_emergency_done(),
      text: m.people_emergency_promoted(),
    })
  },
  reword: (refusal) =>
    refusal.code === 'too_many'
      ? refusal
      : new AppError(refusal.code, m.people_emergency_failed({ message: refusal.message })),
})

export default function FirstSuperuser({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().formMethod === 'POST'
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader title={m.people_emergency()} lead={m.people_emergency_lead()} />
      <Form method="post" className="mt-8 grid max-w-form gap-5 justify-items-start">
        <ProblemBanner problems={actionData?.problems} className="w-full" />
        <p className="wrap-anywhere">{m.people_emergency_you({ email: loaderData.email })}</p>
        <Button type="submit" pending={isPending}>
          {isPending ? m.people_promoting() : m.people_emergency_button()}
        </Button>
      </Form>
    </Container>
  )
}
