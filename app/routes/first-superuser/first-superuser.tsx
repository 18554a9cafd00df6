import { data, Form, redirect, useNavigation } from 'react-router'
import { hasSuperuser } from '#domain/accounts/queries/has-superuser.ts'
import { m } from '#messages'
import { callerContext, runtimeContext, viewerContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/first-superuser.ts'
import { promoteMyself } from './promote-myself.server.ts'

export function meta() {
  return [{ title: m.people_emergency_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** The way to the first superuser. Not there once there is one, nor where the settings name nobody. */
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

export const action = (args: Route.ActionArgs) => promoteMyself(args)

export default function FirstSuperuser({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().formMethod === 'POST'
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader title={m.people_emergency()} lead={m.people_emergency_lead()} />
      <Form method="post" className="mt-8 grid max-w-form gap-5 justify-items-start">
        {actionData && (
          <Banner tone="danger" className="w-full">
            {actionData.problems.message}
          </Banner>
        )}
        <p className="wrap-anywhere">{m.people_emergency_you({ email: loaderData.email })}</p>
        <Button type="submit" pending={isPending}>
          {isPending ? m.people_promoting() : m.people_emergency_button()}
        </Button>
      </Form>
    </Container>
  )
}
