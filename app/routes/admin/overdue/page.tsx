import { Link } from 'react-router'
import { OBLIGATION_OWNERS, obligationLabels, staffPath } from '#domain/waiting/obligation.ts'
import { listOverdue, type Overdue } from '#domain/waiting/queries/list-overdue.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { TableRowLink } from '#app/routes/shared/list/table-row-link.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { partnerAddress } from '../partners/params.ts'
import type { Route } from './+types/page.ts'
import { overdueParams as params } from './params.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.due_overdue() }) }]
}

/** Lists what organizations and staff should have answered by now, the longest first; `?who=` filters the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { page, ...list } = await runOperation(context, listOverdue, view)
  return { ...list, view: { ...view, page } }
}

const owners = { partner: m.due_by_organizations, staff: m.due_by_staff }

export default function OverduePage({ loaderData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view } = loaderData
  return (
    <ListPage
      header={<AdminHeader title={m.due_overdue()} filter={params.narrow(view, {})} />}
      found={m.due_found({ count: total, shown: format.number(total) })}
      {...{ params, view, pageCount }}
      filters={
        <FilterChips
          {...{ params, view }}
          of="owner"
          label={m.due_by_whom()}
          choices={[null, ...OBLIGATION_OWNERS]}
          labelOf={(owner) => (owner ? owners[owner]() : m.due_all())}
          countOf={(owner) => counts[owner ?? 'all']}
        />
      }
      rows={items}
      columns={[
        { title: m.due_what(), cell: (one) => <What {...one} /> },
        {
          title: m.due_by_whom(),
          cell: ({ owner, partnerId, organization }) =>
            owner === 'partner' && partnerId ? (
              <Link
                to={partnerAddress({ id: partnerId, view: 'about', page: 1 })}
                className="text-primary underline-offset-4 wrap-anywhere hover:underline"
              >
                <bdi>{organization}</bdi>
              </Link>
            ) : (
              m.due_by_staff()
            ),
        },
        {
          title: m.due_since(),
          from: 'md',
          cellClassName: 'whitespace-nowrap',
          cell: ({ since }) => <Moment at={since} />,
        },
        {
          title: m.due_was_due(),
          cellClassName: 'whitespace-nowrap',
          cell: ({ dueAt }) => <Moment at={dueAt} />,
        },
        {
          title: m.due_reminded(),
          from: 'lg',
          cell: ({ nudges }) => (
            <StatusBadge tone={nudges === 3 ? 'danger' : nudges > 0 ? 'warning' : 'neutral'}>
              {nudges === 3 ? m.due_escalated() : m.due_reminders({ count: nudges })}
            </StatusBadge>
          ),
        },
      ]}
      empty={{ title: m.due_none(), region: 'galilee', children: m.due_none_text() }}
      emptyNarrowed={{ title: m.due_none(), seeAll: m.due_see_all() }}
    />
  )
}

function What({ id, kind, owner, organization }: Overdue) {
  const path = staffPath(kind, id)
  const name = obligationLabels[kind]()
  return (
    <>
      {path ? <TableRowLink to={path} name={name} /> : <span className="font-medium">{name}</span>}
      {owner === 'staff' && organization && (
        <bdi className="block text-muted wrap-anywhere">{organization}</bdi>
      )}
    </>
  )
}
