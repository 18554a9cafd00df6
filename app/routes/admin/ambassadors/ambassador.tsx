import { type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { hideAmbassador, showAmbassador } from '#domain/ambassadors/commands/hide-ambassador.ts'
import { openAmbassador } from '#domain/ambassadors/commands/open-ambassador.ts'
import { fileAddress } from '#domain/files/file.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { idOf } from '#app/request/id-of.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/ambassador.ts'
import { AmbassadorCampaigns } from './ambassador-campaigns.tsx'
import { AmbassadorFacts } from './ambassador-facts.tsx'
import { ambassadorAddress, ambassadorParams } from './params.ts'
import { AmbassadorStatusPanel } from './status-panel.tsx'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { format } from '#platform/text/format.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import type { FormErrors } from '#app/request/form.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { ReasonDialog } from '../decisions/reason-dialog.tsx'

type HideDialogProps = { id: string; name: string; problems: FormErrors | undefined }

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.ambassador.name ?? m.ambassadordesk_title()
  return [{ title: m.admin_page_title({ page }) }]
}

/**
 * Loads everything staff can see about an ambassador. Each view is written to the audit log. `?ask=hide` opens the
 * dialog for hiding the page.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ambassador = await runOperation(context, openAmbassador, { id: params.id })
  const isAsked = new URL(request.url).searchParams.get('ask') === 'hide'
  return { ambassador, isAsked: isAsked && ambassador.hidden === null }
}

export const handle = { failed: () => m.forms_did_not_work() }

export const action = formAction({
  open: ({ params }) => ({ id: idOf(params, m.ambassadordesk_not_found()) }),
  intents: {
    async hide({ caller, id, values: { reason = '' } }) {
      await hideAmbassador(caller, { id, reason })
      return m.ambassadordesk_is_hidden()
    },
    async show({ caller, id }) {
      await showAmbassador(caller, { id })
      return m.ambassadordesk_is_shown()
    },
  },
  to: ({ id }) => ambassadorAddress(id),
  unknown: m.moderation_decision_missing,
})

/** Reloads after every action, including a refused one. Live updates do not reload the page, because every view is logged. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod !== undefined || args.currentUrl.href !== args.nextUrl.href
}

export default function Ambassador({ loaderData, actionData }: Route.ComponentProps) {
  const { ambassador, isAsked } = loaderData
  const { name, logoFileId, photoFileId } = ambassador
  const picture = logoFileId ?? photoFileId
  const problems = actionData?.problems
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.ambassadordesk_title(), to: ambassadorParams.href() },
          { label: <bdi className="wrap-anywhere">{name}</bdi> },
        ]}
      />
      <div className="mt-4 mb-6 flex items-center gap-4">
        <Avatar
          name={name}
          size="large"
          src={picture ? fileAddress(picture, 480) : null}
          className="shrink-0"
        />
        <PageHeader className="min-w-0 wrap-anywhere" title={<bdi>{name}</bdi>} size="heading" />
      </div>
      {!isAsked && (
        <ProblemBanner problems={problems} title={m.forms_did_not_work()} className="mb-6" />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_17rem]">
        <AmbassadorStatusPanel ambassador={ambassador} />
        <div className="min-w-0 lg:order-first">
          <AmbassadorFacts ambassador={ambassador} />
          <AmbassadorCampaigns campaigns={ambassador.campaigns} />
          <p className="mt-8 text-sm text-muted">{m.people_opened()}</p>
        </div>
      </div>
      {isAsked && <HideDialog id={ambassador.id} name={name} problems={problems} />}
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.ambassadordesk_not_found()}
      scene={{ id: 'an empty chair', region: 'judea', time: 'dusk' }}
      to={ambassadorParams.href()}
      link={m.ambassadordesk_title()}
    />
  )
}

/** Asks for the reason to hide a page. */
function HideDialog({ id, name, problems }: HideDialogProps) {
  const { state } = useNavigation()
  return (
    <ReasonDialog
      word={m.ambassadordesk_hide()}
      variant="danger"
      lead={m.ambassadordesk_hide_lead()}
      label={m.forms_reason()}
      help={m.organizations_reason_help({ max: format.number(REASON_MAX) })}
      values={{ intent: 'hide' }}
      address={ambassadorAddress(id, true)}
      closeTo={ambassadorAddress(id)}
      {...{ name, problems }}
      pending={state !== 'idle'}
    />
  )
}
