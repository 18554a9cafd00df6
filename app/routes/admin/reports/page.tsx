import { listReports } from '#domain/threads/queries/list-reports.ts'
import { REPORT_PARTS } from '#domain/threads/thread.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { TableRowLink } from '#app/routes/shared/list/table-row-link.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { AdminHeader } from '../admin-header.tsx'
import type { Route } from './+types/page.ts'
import { reportAddress, reportParams as params } from './params.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.threads_reports() }) }]
}

/** Lists reported threads, open ones first; `?show=` filters the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { page, ...list } = await runOperation(context, listReports, view)
  return { ...list, view: { ...view, page } }
}

const labels = { open: m.threads_reports_open, decided: m.threads_reports_decided }

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view } = loaderData
  return (
    <ListPage
      header={<AdminHeader title={m.threads_reports()} filter={params.narrow(view, {})} />}
      found={m.threads_reports_found({ count: total, shown: format.number(total) })}
      {...{ params, view, pageCount }}
      filters={
        <FilterChips
          {...{ params, view }}
          of="part"
          label={m.threads_reports_views()}
          choices={[null, ...REPORT_PARTS]}
          labelOf={(part) => (part ? labels[part]() : m.threads_reports_all())}
          countOf={(part) => counts[part ?? 'all']}
        />
      }
      rows={items}
      columns={[
        {
          title: m.threads_reports_reason(),
          cell: ({ id, reason, title }) => (
            <>
              <TableRowLink to={reportAddress(id)} name={reason} />
              <span dir="auto" className="line-clamp-2 text-match wrap-anywhere text-muted">
                {title}
              </span>
            </>
          ),
        },
        {
          title: m.threads_reports_by(),
          from: 'md',
          cell: ({ author, person, organization }) => (
            <bdi>{author === 'person' ? person : organization}</bdi>
          ),
        },
        {
          title: m.threads_reports_status(),
          cellClassName: 'whitespace-nowrap',
          cell: ({ decidedAt }) => (
            <StatusBadge tone={decidedAt ? 'neutral' : 'warning'}>
              {decidedAt ? m.threads_reports_decided() : m.threads_reports_open()}
            </StatusBadge>
          ),
        },
        {
          title: m.threads_reports_on(),
          from: 'lg',
          cellClassName: 'whitespace-nowrap',
          cell: ({ createdAt }) => <Moment at={createdAt} as="dateTime" />,
        },
      ]}
      empty={{
        title: m.threads_reports_empty(),
        region: 'coast',
        children: m.threads_reports_empty_text(),
      }}
      emptyNarrowed={{ title: m.threads_reports_none(), seeAll: m.threads_reports_see_all() }}
    />
  )
}
