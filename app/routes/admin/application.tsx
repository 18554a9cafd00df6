import { failedWords } from '#app/routes/admin/decisions/decision-words.ts'
import { asDecision } from '#domain/moderation/decision.ts'
import type { FormValues } from '#app/request/form.ts'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getApplication } from '#domain/partners/queries/get-application.ts'
import { listPartnerChanges } from '#domain/partners/queries/list-partner-changes.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/application.ts'
import { IncompleteDialog } from './applications/incomplete-dialog.tsx'
import { ApproveDialog } from './decisions/approve-dialog.tsx'
import { Documents } from './applications/documents.tsx'
import { ApplicationFacts } from './applications/facts.tsx'
import {
  applicantFact,
  presentDocuments,
  presentFacts,
} from './applications/present-application.ts'
import { DecisionAlert } from './decisions/decision-alert.tsx'
import { DecisionPanel } from './decisions/decision-panel.tsx'
import { HistoryTable } from './decisions/history-table.tsx'
import { askedReason } from './decisions/reason-case.ts'
import { DecisionDialog } from './decisions/decision-dialog.tsx'
import { partnerAddress } from './partners/params.ts'
import { presentChanges } from './partner-changes/present-changes.ts'
import { ProfileChanges } from './partner-changes/profile-changes.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: m.admin_page_title({ page: loaderData?.name ?? m.admin_partner_applications() }) },
  ]
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const application = await runOperation(context, getApplication, { applicationId: params.id })
  const asked = askedReason(searchParams)
  return {
    id: application.id,
    name: application.name,
    number: application.number,
    isWaiting: application.status === 'pending',
    submittedAt: application.submittedAt.toISOString(),
    facts: presentFacts(application, [applicantFact(application)]),
    documents: presentDocuments(application),
    history: application.history,
    changes: await findChanges(context, application),
    partnerId: application.partnerId,
    next: application.next,
    asked: application.status === 'pending' && asked?.id === application.id ? asked : null,
    asksApproval:
      application.status === 'pending' && searchParams.get('approve') === application.id,
  }
}

/** Lists the profile changes made since the application was submitted: staff may be deciding on a different profile. */
async function findChanges(
  context: Route.LoaderArgs['context'],
  { status, partnerId, submittedAt }: Awaited<ReturnType<typeof getApplication>>,
) {
  if (status !== 'pending') return []
  return presentChanges(
    await runOperation(context, listPartnerChanges, { partnerId, since: submittedAt }),
  )
}

export const handle = {
  failed: ({ decision }: FormValues) =>
    failedWords('application', asDecision(decision) ?? 'approve'),
}

export { onApplication as action } from './decisions/actions.server.ts'

/** Reloads after a refused decision too, to show another admin's decision or a missing document. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod !== undefined || args.defaultShouldRevalidate
}

export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, next, asked, asksApproval, history, documents, isWaiting } = loaderData
  const problems = actionData?.problems
  const address = `/admin/applications/${id}`
  const reasonAddress = (decision: string) => `${address}?${decision}=${id}`
  const confirmAddress = `${address}?approve=${id}`
  const decisions = { id, title: name, next, address, reasonAddress, confirmAddress }
  const missing = documents
    .filter(({ isRequired, file }) => isRequired && !file)
    .map(({ label }) => label)
  const approveAddress = missing.length > 0 ? confirmAddress : undefined
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.admin_partner_applications(), to: '/admin/applications' },
          { label: <bdi className="wrap-anywhere">{name}</bdi> },
        ]}
      />
      <PageHeader
        className="mt-3 mb-6 wrap-anywhere"
        size="heading"
        eyebrow={m.moderation_application_number({ number: loaderData.number })}
        title={<span dir="auto">{name}</span>}
        lead={m.moderation_submitted_on({ date: format.dateTime(loaderData.submittedAt) })}
      />
      <DecisionAlert kind="application" problems={problems} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_17rem]">
        <DecisionPanel
          line={history.find((line) => line.id === id)}
          decisions={{ ...decisions, approveAddress }}
        >
          {isWaiting && approveAddress && (
            <Banner tone="warning">{m.moderation_documents_incomplete()}</Banner>
          )}
          {loaderData.changes.some(({ fields }) => fields.some(({ isTelling }) => isTelling)) && (
            <Banner tone="warning">
              <a href="#profile-changes" className="underline underline-offset-4">
                {m.partneradmin_changes_identity()}
              </a>
            </Banner>
          )}
        </DecisionPanel>
        <div className="min-w-0 lg:order-first">
          <ApplicationFacts facts={loaderData.facts} />
          <Documents documents={documents} />
          <ProfileChanges changes={loaderData.changes}>
            {m.partneradmin_changes_since()}{' '}
            <Link
              to={partnerAddress({ id: loaderData.partnerId, view: 'about', page: 1 })}
              className="text-primary underline underline-offset-4"
            >
              {m.partneradmin_changes_now()}
            </Link>
          </ProfileChanges>
          <HistoryTable
            lines={history}
            current={id}
            addressOf={(other) => `/admin/applications/${other}`}
          />
        </div>
      </div>
      {asksApproval && !approveAddress && (
        <ApproveDialog
          of={{ id, title: name, next, address: confirmAddress, closeTo: address }}
          problems={problems}
        />
      )}
      {asksApproval && approveAddress && (
        <IncompleteDialog
          {...{ id, name, next, missing, problems }}
          address={approveAddress}
          closeTo={address}
        />
      )}
      {asked && (
        <DecisionDialog
          of={{
            ...asked,
            title: name,
            next,
            page: 1,
            address: reasonAddress(asked.decision),
            closeTo: address,
          }}
          problems={problems}
        />
      )}
    </Container>
  )
}
