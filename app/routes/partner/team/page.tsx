import { Form, useNavigation } from 'react-router'
import { changeDuties } from '#domain/partners/commands/change-duties.ts'
import { inviteToTeam } from '#domain/partners/commands/invite-to-team.ts'
import { leaveTeam } from '#domain/partners/commands/leave-team.ts'
import { removeFromTeam } from '#domain/partners/commands/remove-from-team.ts'
import { withdrawTeamInvitation } from '#domain/partners/commands/withdraw-team-invitation.ts'
import { DUTIES, type Duty } from '#domain/partners/duty.ts'
import { getTeam } from '#domain/partners/queries/get-team.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { keptField } from '#app/request/kept-field.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/page.ts'
import { DutyFields } from './duty-fields.tsx'
import { Invitations } from './invitations.tsx'
import { People } from './people.tsx'
import { teamAddress } from './address.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.team_title() }) }]
}

/** The people who act for the organization; only its owner changes who they are. */
export async function loader({ context }: Route.LoaderArgs) {
  const { people, invitations } = await runOperation(context, getTeam, {})
  const self = context.get(viewerContext)?.userId
  return {
    isOwner: people.some(({ userId, duties }) => userId === self && duties.includes('own')),
    people: people.map((person) => ({ ...person, isSelf: person.userId === self })),
    invitations,
  }
}

export const handle = { failed: () => m.team_failed() }

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The duties that were ticked in a form. */
const dutiesOf = (form: FormData) =>
  DUTIES.filter((duty) => form.getAll('duties').includes(duty)) as Duty[]

export const action = formAction({
  limit: 'group',
  intents: {
    async invite({ caller, form, values: { email = '' } }) {
      await inviteToTeam(caller, { isOwner: false, email, duties: dutiesOf(form) })
      return m.team_invited({ email })
    },
    async 'hand-over'({ caller, values: { email = '' } }) {
      await inviteToTeam(caller, { isOwner: true, email })
      return m.team_offered({ email })
    },
    async withdraw({ caller, values: { invitation = '' } }) {
      await withdrawTeamInvitation(caller, { id: invitation })
      return m.team_withdrawn()
    },
    async change({ caller, form, values: { member = '' } }) {
      await changeDuties(caller, { memberId: member, duties: dutiesOf(form) })
      return m.team_changed()
    },
    async remove({ caller, values: { member = '' } }) {
      await removeFromTeam(caller, { memberId: member })
      return m.team_removed()
    },
    async leave({ caller }) {
      await leaveTeam(caller, {})
      return redirectWithFlash('/dashboard', { tone: 'success', text: m.team_left() })
    },
  },
  to: teamAddress,
  typed: ({ form }) => dutiesOf(form),
})

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, people, invitations } = loaderData
  const problems = actionData?.problems
  const intent = problems?.values['intent']
  const hasOwnPlace = intent === 'invite' || intent === 'hand-over'
  return (
    <Container className="py-8 sm:py-10">
      <Breadcrumbs
        crumbs={[
          { label: m.partneradmin_title(), to: '/partner-admin' },
          { label: m.team_title() },
        ]}
      />
      <PageHeader
        className="mt-3"
        title={m.team_title()}
        lead={isOwner ? m.team_lead() : m.team_lead_member()}
      />
      {!hasOwnPlace && <ProblemBanner problems={problems} className="mt-6" />}
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-10">
          <People people={people} isOwner={isOwner} />
          {isOwner && invitations.length > 0 && <Invitations invitations={invitations} />}
        </div>
        {isOwner && (
          <div className="flex min-w-0 flex-col gap-6">
            <InviteForm
              problems={intent === 'invite' ? problems : undefined}
              chosen={actionData?.typed ?? []}
            />
            <HandOverForm problems={intent === 'hand-over' ? problems : undefined} />
          </div>
        )}
      </div>
    </Container>
  )
}

type FormProblems = NonNullable<Route.ComponentProps['actionData']>['problems'] | undefined

/** Invites someone by email, with the duties that they will have. */
function InviteForm({ problems, chosen }: { problems: FormProblems; chosen: readonly Duty[] }) {
  const { formData } = useNavigation()
  return (
    <Card role="group" aria-labelledby="invite">
      <h2 id="invite" className="font-display text-subheading font-bold">
        {m.team_invite()}
      </h2>
      <p className="mt-1 text-sm text-muted">{m.team_invite_text()}</p>
      <Form method="post" noValidate className="mt-5 grid gap-5">
        <input type="hidden" name="intent" value="invite" />
        {problems && Object.keys(problems.fields).length === 0 && (
          <ProblemBanner problems={problems} />
        )}
        <TextField
          type="email"
          autoComplete="off"
          label={m.team_email()}
          required
          {...keptField(problems, 'email', '')}
          id="invite-email"
        />
        <DutyFields id="invite" chosen={chosen} error={problems?.fields['duties']} />
        <Button type="submit" pending={formData?.get('intent') === 'invite'}>
          {m.team_invite_send()}
        </Button>
      </Form>
    </Card>
  )
}

/** Offers the organization itself to someone, who becomes its owner by accepting. */
function HandOverForm({ problems }: { problems: FormProblems }) {
  const { formData } = useNavigation()
  return (
    <Card role="group" aria-labelledby="hand-over" ground="sand">
      <h2 id="hand-over" className="font-display text-subheading font-bold">
        {m.team_hand_over()}
      </h2>
      <p className="mt-1 text-sm text-muted">{m.team_hand_over_text()}</p>
      <Form method="post" noValidate className="mt-5 grid gap-5">
        <input type="hidden" name="intent" value="hand-over" />
        {problems && Object.keys(problems.fields).length === 0 && (
          <ProblemBanner problems={problems} />
        )}
        <TextField
          type="email"
          autoComplete="off"
          label={m.team_heir_email()}
          required
          {...keptField(problems, 'email', '')}
          id="heir-email"
        />
        <Button type="submit" variant="secondary" pending={formData?.get('intent') === 'hand-over'}>
          {m.team_hand_over_send()}
        </Button>
      </Form>
    </Card>
  )
}
