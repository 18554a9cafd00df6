import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { MESSAGE_HOLDERS, MESSAGE_KINDS, MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { inboxStatusLabel, messageKindLabel } from '#domain/inbox/inbox-words.ts'
import { listMessages } from '#domain/inbox/queries/list-messages.ts'
import { COUNTED_MOST, formatCounted } from '#platform/text/counted.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { ListSearch } from '#app/routes/shared/list/list-search.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { cn } from '#app/ui/class-names.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { AdminHeader } from '../admin-header.tsx'
import type { Route } from './+types/page.ts'
import { boxOf, inboxActions } from './many.ts'
import { MessageStatusBadge } from './message-status-badge.tsx'
import { inboxParams as params } from './params.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.inbox_title() }) }]
}

/** Lists messages, newest first; `?status=`, `?kind=`, `?for=` and `?q=` filter the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { items, page, ...list } = await runOperation(context, listMessages, view)
  return {
    ...list,
    items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    view: { ...view, page },
  }
}

const holders = { mine: m.inbox_mine, nobody: m.inbox_nobodys }

export const handle = { failed: () => m.inbox_many_failed() }

export { onMessages as action } from './many.server.ts'

/** Reloads after a refusal too: some of many may have changed. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus !== undefined || args.defaultShouldRevalidate
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, isOpen, view } = loaderData
  return (
    <ListPage
      header={<AdminHeader title={m.inbox_title()} filter={params.narrow(view, {})} />}
      found={m.inbox_found({ count: total, shown: formatCounted(total, isOpen) })}
      {...{ params, view, pageCount }}
      capped={isOpen || total > COUNTED_MOST}
      filtersClassName="mb-4 gap-2 lg:grid-cols-[minmax(0,1fr)_auto]"
      filters={
        <>
          <FilterChips
            {...{ params, view }}
            of="status"
            label={m.inbox_by_status()}
            choices={[null, ...MESSAGE_STATUSES]}
            labelOf={(status) => (status ? inboxStatusLabel(status) : m.inbox_all())}
            countOf={(status) => formatCounted(counts.statuses[status ?? 'all'], isOpen)}
          />
          <div className="order-last flex min-w-0 flex-wrap gap-x-6 gap-y-2 max-sm:-mx-gutter max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-gutter max-sm:[scrollbar-width:none] lg:order-none lg:col-span-2 lg:row-start-2">
            <FilterChips
              {...{ params, view }}
              of="holder"
              className="max-sm:mx-0 max-sm:shrink-0 max-sm:overflow-visible max-sm:px-0"
              label={m.inbox_by_holder()}
              choices={[null, ...MESSAGE_HOLDERS]}
              labelOf={(holder) => (holder ? holders[holder]() : m.inbox_everybodys())}
              countOf={(holder) => formatCounted(counts.holders[holder ?? 'all'], isOpen)}
            />
            <FilterChips
              {...{ params, view }}
              of="kind"
              className="max-sm:mx-0 max-sm:shrink-0 max-sm:overflow-visible max-sm:px-0"
              label={m.inbox_by_kind()}
              choices={[null, ...MESSAGE_KINDS]}
              labelOf={(kind) => (kind ? messageKindLabel(kind) : m.inbox_all_kinds())}
              countOf={(kind) => formatCounted(counts.kinds[kind ?? 'all'], isOpen)}
            />
          </div>
          <ListSearch {...{ params, view }} label={m.inbox_search()} />
        </>
      }
      bulk={{
        of: boxOf,
        title: m.inbox_many(),
        text: m.inbox_many_text(),
        actions: inboxActions(),
        many: actionData && 'many' in actionData ? actionData.many : undefined,
      }}
      notice={
        actionData &&
        'problems' in actionData && (
          <ProblemBanner problems={actionData.problems} className="mb-4" />
        )
      }
      rows={items}
      tableClassName="table-fixed"
      columns={[
        {
          title: m.inbox_subject(),
          // New messages are bold.
          cell: ({ id, status, subject, name, createdAt }) => (
            <>
              <Link
                to={`/admin/inbox/${id}`}
                data-row
                dir="auto"
                className={cn(
                  'line-clamp-2 py-0.5 text-match wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5',
                  status === 'new' ? 'font-bold' : 'font-medium',
                )}
              >
                {subject}
              </Link>
              <span dir="auto" className="block truncate text-match text-muted md:hidden">
                {name}
              </span>
              <Moment at={createdAt} as="shortDate" className="block text-muted xl:hidden" />
            </>
          ),
        },
        {
          title: m.inbox_from(),
          from: 'md',
          cell: ({ name, email }) => (
            <>
              <span dir="auto" className="block truncate text-match">
                {name}
              </span>
              <span dir="ltr" className="block truncate text-match text-muted">
                {email}
              </span>
            </>
          ),
        },
        {
          title: m.forms_kind(),
          from: 'xl',
          headClassName: 'w-28',
          cell: ({ kind }) => messageKindLabel(kind),
        },
        {
          title: m.forms_status(),
          headClassName: 'w-36',
          cell: ({ status, assignee }) => (
            <>
              <MessageStatusBadge status={status} />
              {assignee && (
                <span dir="auto" className="mt-1 block truncate text-match text-muted lg:hidden">
                  {assignee}
                </span>
              )}
            </>
          ),
        },
        {
          title: m.inbox_holder(),
          from: 'lg',
          headClassName: 'w-40',
          cellClassName: 'truncate',
          cell: ({ assignee }) =>
            assignee ? (
              <bdi>{assignee}</bdi>
            ) : (
              <span className="text-muted">{m.inbox_holder_nobody()}</span>
            ),
        },
        {
          title: m.inbox_received(),
          from: 'xl',
          headClassName: 'w-44',
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className="block min-w-42">
              {format.dateTime(createdAt)}
            </time>
          ),
        },
      ]}
      empty={{ title: m.inbox_empty(), region: 'coast', children: m.inbox_empty_text() }}
      emptyNarrowed={{ title: m.inbox_none(), seeAll: m.inbox_see_all() }}
    />
  )
}
