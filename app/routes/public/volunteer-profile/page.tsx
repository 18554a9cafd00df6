import { redirect, Form, Link, useNavigation } from 'react-router'
import { getOwnVolunteerProfile } from '#domain/assistant/queries/get-own-volunteer-profile.ts'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { readBody } from '#app/request/form.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { ByHand } from './by-hand.tsx'
import { remove } from './remove.server.ts'
import { save } from './save.server.ts'
import { SavedProfile } from './saved-profile.tsx'
import { Talk } from './talk.tsx'
import { volunteerProfileAddress, volunteerProfileViewOf } from './views.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { useForgetTalk } from './use-forget-talk.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.volunteerprofile_title() }),
    description: m.volunteerprofile_description(),
    address: loaderData.address,
  })
}

/** The user's saved profile, if any, and the view from the URL. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireFeature(context, 'volunteer-profile')
  const { searchParams } = new URL(request.url)
  const stored = context.get(viewerContext)
    ? await runOperation(context, getOwnVolunteerProfile, {})
    : null
  return {
    stored,
    view: volunteerProfileViewOf(searchParams.get('view'), stored !== null),
    isJustSaved: stored !== null && searchParams.has('saved'),
    address: context.get(runtimeContext).origin + PROFILE_PATH,
  }
}

export const handle = { failed: () => m.volunteerprofile_failed() }

/** Saves or deletes the profile. The chat box posted without scripts redirects to the form. */
export async function action({ request, context }: Route.ActionArgs) {
  requireFeature(context, 'volunteer-profile')
  const form = await readBody(request)
  switch (form.get('intent')) {
    case 'delete':
      return remove(context)
    case 'save':
      return save(context, form)
    default:
      return redirect(volunteerProfileAddress('form'))
  }
}

/** Passes on Retry-After of a rejected form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function VolunteerProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, view, isJustSaved } = loaderData
  const problems = actionData?.problems
  return (
    <Container className="pt-8 pb-14 sm:pt-12 sm:pb-20">
      <PageHeader title={m.volunteerprofile_title()} lead={m.volunteerprofile_lead()} />
      {view === 'saved' && stored && <SavedProfile profile={stored} isJustSaved={isJustSaved} />}
      {view === 'delete' && <DeleteProfile />}
      {view === 'form' && <ByHand stored={stored} problems={problems} />}
      {view === 'talk' && <Talk stored={stored} problems={problems} />}
    </Container>
  )
}

/** Asks for confirmation before deleting a profile. */
function DeleteProfile() {
  const { state } = useNavigation()
  const forget = useForgetTalk()
  return (
    <Card className="mt-8 max-w-text">
      <h2 className="font-display text-heading font-bold">{m.volunteerprofile_delete_title()}</h2>
      <p className="mt-3">{m.volunteerprofile_delete_text()}</p>
      <Form method="post" onSubmit={forget} className="mt-6 flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="delete"
          variant="danger"
          pending={state === 'submitting'}
        >
          {m.volunteerprofile_delete_sure()}
        </Button>
        <Button asChild variant="secondary">
          <Link to={volunteerProfileAddress('saved')}>{m.forms_keep_it()}</Link>
        </Button>
      </Form>
    </Card>
  )
}
