import { redirect, Link } from 'react-router'
import { readApplication } from '#domain/partners/read-application.ts'
import { mayResubmit } from '#domain/partners/partner-rules.ts'
import { BASIC_FIELDS } from '#domain/partners/registration.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/page.ts'
import { pick } from './pick.ts'
import { readRegistration } from './read-registration.server.ts'
import { stepOf, type RegistrationStep } from './steps.ts'
import { AuthStep } from './views/auth-step.tsx'
import { BasicStep } from './views/basic-step.tsx'
import { ContactStep } from './views/contact-step.tsx'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.registration_title() }),
    description: m.registration_description(),
    address: loaderData.address,
  })
}

/** A single page with its step in the URL. Redirects members whose organization need not apply again to its dashboard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireFeature(context, 'partner-registration')
  const { searchParams } = new URL(request.url)
  const asked = stepOf(searchParams.get('step'))
  const draft = searchParams.get('draft')
  const { own, draftId, values } = await readRegistration(request, context, draft)
  if (own && !mayResubmit(own.status)) {
    if (asked !== 'success' || own.status !== 'pending') throw redirect('/partner-dashboard')
  } else if (asked === 'success') {
    throw redirect('/partner-registration')
  }
  const year = context.get(runtimeContext).clock.now().getUTCFullYear()
  const { problems } = readApplication(values, year)
  const basicProblems = pick(BASIC_FIELDS, problems)
  const isMember = context.get(viewerContext) !== null
  return {
    address: `${context.get(runtimeContext).origin}/partner-registration`,
    step: chooseStep(asked, isMember, draftId !== null && isEmpty(basicProblems)),
    isMember,
    draftId,
    values,
    year,
    problems: searchParams.has('check') ? basicProblems : {},
    name: own?.name ?? '',
    /** The number of earlier applications, and the decision on the last one. */
    after: own?.applications[0]?.number ?? 0,
    refusal: own && own.status !== 'pending' ? describe(own.status, own.applications[0]) : null,
  }
}

/** Sign-in comes first and is skipped by signed-in users; a draft resumes at its last step. */
function chooseStep(
  asked: RegistrationStep | null,
  isMember: boolean,
  basicDone: boolean,
): RegistrationStep {
  if (asked && !(asked === 'auth' && isMember)) return asked
  if (!isMember) return 'auth'
  return basicDone ? 'contact' : 'basic'
}

function describe(status: string, last: { reason: string | null } | undefined) {
  return { isRejected: status === 'rejected', reason: last?.reason ?? '' }
}

function isEmpty(problems: object): boolean {
  return Object.keys(problems).length === 0
}

export const handle = {
  failed: () => m.registration_failed({ reason: m.registration_try_later() }),
}

export { action } from './actions.server.ts'

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.step) {
    case 'auth':
      return <AuthStep draftId={loaderData.draftId} />
    case 'basic':
      return <BasicStep {...loaderData} refused={actionData?.problems} />
    case 'contact':
      return <ContactStep {...loaderData} refused={actionData} />
    case 'success':
      return <SuccessStep name={loaderData.name} />
  }
}

/** Confirms the registration and says what happens next. */
function SuccessStep({ name }: { name: string }) {
  return (
    <NoticeScreen
      title={m.registration_success_title()}
      scene={{ id: 'a field sown', region: 'galilee', time: 'dawn' }}
      actions={
        <Button asChild size="large">
          <Link to="/partner-dashboard">{m.registration_to_dashboard()}</Link>
        </Button>
      }
    >
      <p className="wrap-anywhere">
        <Sentence>{m.registration_success_text({ name })}</Sentence>
      </p>
      <p className="mt-3">{m.registration_success_next()}</p>
    </NoticeScreen>
  )
}
