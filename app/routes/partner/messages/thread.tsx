import { Link } from 'react-router'
import { muteAsOrganization } from '#domain/threads/commands/mute-as-organization.ts'
import { reportAsOrganization } from '#domain/threads/commands/report-as-organization.ts'
import { settleThread } from '#domain/threads/commands/settle-thread.ts'
import { writeAsOrganization } from '#domain/threads/commands/write-as-organization.ts'
import { getThread } from '#domain/threads/queries/get-thread.ts'
import { partnerThreadPath } from '#domain/threads/thread.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { SupportBadge } from '#app/routes/public/cards/support-badges.tsx'
import { ThreadSection } from '#app/routes/shared/thread/thread-section.tsx'
import { THREAD_INTENTS } from '#app/routes/shared/thread/thread-intents.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { supporterParams } from '../supporters/params.ts'
import type { Route } from './+types/thread.ts'
import { threadParams } from './params.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.name
  const page = name ? m.threads_with_title({ name }) : m.threads_title()
  return [{ title: m.site_page_title({ page }) }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return runOperation(context, getThread, { supportId: params.id })
}

export const handle = { failed: () => m.threads_failed() }

export const action = formAction({
  intents: {
    async [THREAD_INTENTS.write]({ caller, id: supportId, values: { text } }) {
      await writeAsOrganization(caller, { supportId, text })
      return m.threads_sent()
    },
    async [THREAD_INTENTS.settle]({ caller, id: supportId }) {
      await settleThread(caller, { supportId })
      return m.threads_did_settle()
    },
    async [THREAD_INTENTS.mute]({ caller, id: supportId }) {
      await muteAsOrganization(caller, { supportId, muted: true })
      return m.threads_did_mute()
    },
    async [THREAD_INTENTS.unmute]({ caller, id: supportId }) {
      await muteAsOrganization(caller, { supportId, muted: false })
      return m.threads_did_unmute()
    },
    async [THREAD_INTENTS.report]({ caller, id: supportId, values: { reason } }) {
      await reportAsOrganization(caller, { supportId, reason })
      return m.threads_did_report()
    },
  },
  to: ({ id }) => partnerThreadPath(id),
  unknown: m.forms_unknown,
})

export default function OrganizationThread({ loaderData, actionData }: Route.ComponentProps) {
  const { name, what, kind, status, consent, item, thread } = loaderData
  return (
    <Container width="text" className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.threads_title(), to: threadParams.href() },
          { label: <bdi className="wrap-anywhere">{name}</bdi> },
        ]}
      />
      <PageHeader
        className="mt-3 wrap-anywhere"
        size="heading"
        title={<bdi>{name}</bdi>}
        lead={<bdi>{item.title}</bdi>}
      />
      <p className="mt-4 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span dir="auto" className="font-medium wrap-anywhere">
          {what}
        </span>
        <SupportBadge status={status} kind={kind} consent={consent} />
        <Link
          to={supporterParams.href({ post: item.id })}
          className="text-primary underline underline-offset-4"
        >
          {m.threads_to_supporter()}
        </Link>
      </p>
      <ThreadSection
        thread={thread}
        side="partner"
        name={name}
        title={m.threads_title()}
        problems={actionData?.problems}
      />
    </Container>
  )
}
