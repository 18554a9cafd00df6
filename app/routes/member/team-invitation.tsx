import { Form, useNavigation } from 'react-router'
import { answerTeamInvitation } from '#domain/partners/commands/answer-team-invitation.ts'
import { teamInvitationPath } from '#domain/partners/duty.ts'
import { dutiesInWords } from '#domain/partners/duty-words.ts'
import { getTeamInvitation } from '#domain/partners/queries/get-team-invitation.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/team-invitation.ts'

export function meta() {
  return [
    { title: m.site_page_title({ page: m.team_invitation_title() }) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

/** An invitation to the team of an organization, for the person to whose address it was sent. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const invitation = await runOperation(context, getTeamInvitation, { id })
  const { name, duties, invitedBy, isReady } = invitation
  const email = context.get(viewerContext)?.email ?? ''
  return { id, name, duties, invitedBy, isReady, email }
}

export const handle = { failed: () => m.team_failed() }

/** Answers on a button press only, because mail scanners follow links. */
export const action = formAction({
  limit: 'group',
  intents: {
    async accept({ caller, id }) {
      const { organization } = await answerTeamInvitation(caller, { id, isAccepted: true })
      return redirectWithFlash('/partner-dashboard', {
        tone: 'success',
        text: m.team_joined({ organization }),
      })
    },
    async decline({ caller, id }) {
      await answerTeamInvitation(caller, { id, isAccepted: false })
      return redirectWithFlash('/dashboard', { tone: 'success', text: m.team_declined() })
    },
  },
})

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function TeamInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, duties, invitedBy, isReady, email } = loaderData
  const { formData } = useNavigation()
  const isOffer = duties.includes('own')
  const message = actionData?.problems.message
  return (
    <Container width="text" className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.team_invitation_title()}
        title={
          <bdi className="wrap-anywhere">
            {isOffer
              ? m.team_offer_heading({ organization: name })
              : m.team_heading({ organization: name })}
          </bdi>
        }
        lead={
          isOffer
            ? m.team_offer_lead({ inviter: invitedBy })
            : m.team_invitation_lead({ inviter: invitedBy, duties: dutiesInWords(duties) })
        }
      />
      {message && (
        <Banner tone="danger" className="mt-8">
          {message}
        </Banner>
      )}
      {!isReady && !message && (
        <Banner tone="warning" className="mt-8">
          {m.team_elsewhere()}
        </Banner>
      )}
      <Form method="post" action={teamInvitationPath(id)} className="mt-8 flex flex-wrap gap-3">
        {isReady && (
          <Button
            type="submit"
            name="intent"
            value="accept"
            size="large"
            pending={formData?.get('intent') === 'accept'}
          >
            {isOffer ? m.team_offer_accept() : m.team_accept()}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="decline"
          variant="quiet"
          size="large"
          pending={formData?.get('intent') === 'decline'}
        >
          {m.team_decline()}
        </Button>
      </Form>
      <p className="mt-4 text-sm text-muted">{m.team_seen({ email })}</p>
    </Container>
  )
}

/** An unknown invitation, one that has ended, and one for another address look the same. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.team_invitation_nowhere()}
      scene={{ id: 'a gate without a house', region: 'judea', time: 'dawn' }}
      to="/dashboard"
      link={m.team_nowhere_action()}
    >
      {m.team_nowhere_text()}
    </MissingScreen>
  )
}
