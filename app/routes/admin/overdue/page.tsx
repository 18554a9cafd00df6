import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { LIST } from '#domain/project-events/list-address.ts'
import { doubtRequest } from '#domain/waiting/commands/doubt-request.ts'
import {
  OBLIGATION_OWNERS,
  obligationLabels,
  REQUEST_KINDS,
  staffPath,
} from '#domain/waiting/obligation.ts'
import { listOverdue, type Overdue } from '#domain/waiting/queries/list-overdue.ts'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import type { FormValues } from '#app/request/form.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { TableRowLink } from '#app/routes/shared/list/table-row-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Name } from '#app/ui/name.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { tones } from '#app/ui/tone.ts'
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
  return { ...list, view: { ...view, page }, now: context.get(runtimeContext).clock.now() }
}

export const handle = { failed: () => m.due_doubt_failed() }

/** Marks a request as doubtful, or ends that. */
export const action = formAction({
  intents: {
    async doubt({ caller, values }) {
      await doubtRequest(caller, { ...requestOf(values), isDoubtful: true })
      return m.due_did_doubt()
    },
    async undoubt({ caller, values }) {
      await doubtRequest(caller, { ...requestOf(values), isDoubtful: false })
      return m.due_did_undoubt()
    },
  },
  to: ({ request }) => params.href(params.parse(request)),
  unknown: m.forms_unknown,
})

function requestOf({ kind, id = '' }: FormValues) {
  const known = REQUEST_KINDS.find((one) => one === kind)
  if (!known) throw new AppError('bad_input', m.forms_unknown())
  return { kind: known, id }
}

const owners = { partner: m.due_by_organizations, staff: m.due_by_staff }

export default function OverduePage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view, now } = loaderData
  return (
    <ListPage
      header={
        <>
          <AdminHeader title={m.due_overdue()} filter={params.narrow(view, {})} />
          <ProblemBanner problems={actionData?.problems} className="mt-4" />
        </>
      }
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
        { title: m.due_what(), cell: (one) => <What {...one} now={now} /> },
        {
          title: m.due_by_whom(),
          from: 'md',
          cell: ({ owner, partnerId, organization, refusesAt }) =>
            owner === 'partner' && partnerId ? (
              <>
                <Link
                  to={partnerAddress({ id: partnerId, view: 'about', page: 1 })}
                  className="text-primary underline-offset-4 wrap-anywhere hover:underline"
                >
                  <bdi>{organization}</bdi>
                </Link>
                {refusesAt && <Refusal at={refusesAt} now={now} />}
              </>
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
          from: 'md',
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
        {
          title: m.due_counting(),
          cell: (one) => (one.owner === 'partner' ? <Counts {...one} /> : null),
        },
      ]}
      empty={{ title: m.due_none(), region: 'galilee', children: m.due_none_text() }}
      emptyNarrowed={{ title: m.due_none(), seeAll: m.due_see_all() }}
    />
  )
}

/** The very thing, linked to the page that shows it, and below it of what kind it is and whose; on phones also who has to answer, and when it was due. */
function What({ now, ...one }: Overdue & { now: Date }) {
  const { kind, owner, title, person, organization, dueAt, refusesAt } = one
  const path = pathOf(one)
  const label = obligationLabels[kind]()
  const name = title ?? label
  const names = [person, owner === 'staff' && organization !== title ? organization : null]
  return (
    <>
      {path ? (
        <TableRowLink to={path} name={name} />
      ) : (
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
      )}
      <span className="block text-sm text-muted wrap-anywhere">
        {title !== null && label}
        {names.map(
          (whose) =>
            whose && (
              <Fragment key={whose}>
                {' · '}
                <Name>{whose}</Name>
              </Fragment>
            ),
        )}
      </span>
      <div className="text-sm md:hidden">
        <span className="wrap-anywhere">
          {owner === 'partner' ? <Name>{organization ?? ''}</Name> : m.due_by_staff()}
        </span>
        {owner === 'partner' && refusesAt && <Refusal at={refusesAt} now={now} />}
        <span className="block text-muted">
          {m.due_was_due()} <Moment at={dueAt} />
        </span>
      </div>
    </>
  )
}

/** The page of the administration, else the public page of the project or event; null if it is not public. */
function pathOf({ kind, id, title, publicItemId }: Overdue): string | null {
  if (kind === 'order') return title && `/admin/orders/${title}`
  return staffPath(kind, id) ?? (publicItemId && `${LIST}/${publicItemId}`)
}

function Refusal({ at, now }: { at: Date; now: Date }) {
  const date = format.date(at)
  const isRefused = at <= now
  return (
    <span className={cn('mt-0.5 block text-sm', tones[isRefused ? 'danger' : 'warning'].text)}>
      {isRefused ? m.due_row_refused({ date }) : m.due_row_warned({ date })}
    </span>
  )
}

/** Whether a request counts against its organization, with the button that marks it as doubtful. */
function Counts({ kind, id, counts, isDoubtful }: Overdue) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-2">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {isDoubtful ? m.due_doubtful() : counts ? m.due_counts_yes() : m.due_counts_no()}
      {(counts || isDoubtful) && (
        <Button
          type="submit"
          name="intent"
          value={isDoubtful ? 'undoubt' : 'doubt'}
          variant="quiet"
          size="small"
          className="-ms-3 text-start"
        >
          {isDoubtful ? m.due_undoubt() : m.due_doubt()}
        </Button>
      )}
    </Form>
  )
}
