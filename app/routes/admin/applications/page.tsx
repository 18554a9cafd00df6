import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { asDecision } from '#domain/moderation/decision.ts'
import { listApplications } from '#domain/partners/queries/list-applications.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { Name } from '#app/ui/name.tsx'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { TableRowLink } from '#app/routes/shared/list/table-row-link.tsx'
import { defineSearchParams, firstOf, pageNumber } from '#app/request/search-params.ts'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { describeCountry, describeType } from './present-application.ts'
import type { FormValues } from '#app/request/form.ts'
import { DecisionAlert } from '../decisions/decision-alert.tsx'
import { failedWords } from '../decisions/decision-words.ts'
import { manyDecisions } from '../decisions/many-decisions.ts'
import { useFocusOn } from '../decisions/use-focus-on.ts'

const statuses = ['pending', 'changes_asked', 'approved', 'rejected'] as const

const params = defineSearchParams('/admin/applications', {
  page: pageNumber,
  status: firstOf(statuses),
})

const labels = {
  pending: m.admin_applications_pending,
  changes_asked: m.admin_applications_changes,
  approved: m.admin_applications_approved,
  rejected: m.admin_applications_rejected,
}

export function meta() {
  return [{ title: m.admin_page_title({ page: m.admin_partner_applications() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { items, page, pageCount } = await runOperation(context, listApplications, view)
  return {
    view: { ...view, page },
    pageCount,
    items: items.map((item) => ({
      ...item,
      country: describeCountry(item.country),
      entityType: describeType(item),
    })),
  }
}

export const handle = {
  failed: ({ decision }: FormValues) =>
    failedWords('application', asDecision(decision) ?? 'approve'),
}

export { onApplications as action } from '../decisions/actions.server.ts'

/** Reloads after a refusal too: some of many may have been decided. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus !== undefined || args.defaultShouldRevalidate
}

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { view, items, pageCount } = loaderData
  const isPending = view.status === 'pending'
  const many = actionData && 'many' in actionData ? actionData.many : undefined
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  useFocusOn()
  return (
    <ListPage
      header={
        <AdminHeader
          title={m.admin_applications_title()}
          titleId="waiting"
          filter={params.narrow(view, {})}
        />
      }
      {...{ params, view, pageCount }}
      summary={
        <FilterChips
          {...{ params, view }}
          of="status"
          label={m.admin_applications_filter()}
          choices={statuses}
          labelOf={(status) => labels[status]()}
        />
      }
      notice={<DecisionAlert kind="application" problems={problems} />}
      bulk={
        isPending
          ? {
              of: ({ id, name }) => ({ value: id, name }),
              title: m.moderation_many_applications(),
              text: m.moderation_many_text(),
              actions: manyDecisions(),
              many,
            }
          : undefined
      }
      rows={items}
      columns={[
        {
          title: m.admin_organization(),
          cell: ({ id, name, otherNames, number }) => (
            <>
              <span
                {...(isPending && {
                  'data-approve': `/admin/applications/${id}?approve=${id}`,
                  'data-reject': `/admin/applications/${id}?reject=${id}`,
                })}
              >
                <TableRowLink id={`item-${id}`} to={`/admin/applications/${id}`} name={name} />
              </span>
              {otherNames.map((other) => (
                <span key={other} className="block text-muted">
                  <Name>{other}</Name>
                </span>
              ))}
              {number > 1 && (
                <span className="block text-muted">
                  {m.moderation_application_number({ number })}
                </span>
              )}
            </>
          ),
        },
        { title: m.forms_country(), from: 'md', cell: ({ country }) => country },
        {
          title: m.partneradmin_type(),
          from: 'xl',
          cell: ({ entityType }) => <bdi>{entityType}</bdi>,
        },
        {
          title: m.admin_contact_person(),
          from: 'md',
          cellClassName: 'wrap-anywhere',
          cell: ({ contactPerson }) => <bdi>{contactPerson}</bdi>,
        },
        {
          title: isPending ? m.admin_submitted() : m.admin_decided(),
          cellClassName: 'whitespace-nowrap',
          cell: ({ submittedAt, decidedAt }) => (
            <Moment at={(!isPending && decidedAt) || submittedAt} as="shortDate" />
          ),
        },
      ]}
      empty={{
        title: isPending ? m.admin_applications_empty_pending() : m.admin_applications_empty(),
      }}
    />
  )
}
