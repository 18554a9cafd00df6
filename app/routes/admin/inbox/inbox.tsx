import { Link } from 'react-router'
import { listMessages } from '#domain/inbox/queries/list-messages.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { AdminHeader } from '../admin-header.tsx'
import type { Route } from './+types/inbox.ts'
import { inboxAddress, viewOf } from './inbox-address.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxTable } from './inbox-table.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.inbox_title() }) }]
}

/** What people wrote, the newest first; `?status=`, `?kind=`, `?for=` and `?q=` narrow it down. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const { items, total, page, pageCount, counts } = await runOperation(context, listMessages, view)
  return {
    items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    total,
    pageCount,
    counts,
    view: { ...view, page },
  }
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view } = loaderData
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="inbox" />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-subheading font-bold">{m.inbox_title()}</h2>
        <output className="text-sm text-muted">
          {m.inbox_found({ count: total, shown: format.number(total) })}
        </output>
      </div>
      <InboxFilters view={view} counts={counts} />
      {items.length > 0 && <InboxTable items={items} />}
      {items.length === 0 && (
        <Nothing isFiltered={Boolean(view.status || view.kind || view.holder || view.q)} />
      )}
      <div className="mt-8">
        <Pagination
          page={view.page}
          pageCount={pageCount}
          addressOf={(page) => inboxAddress({ ...view, page })}
        />
      </div>
    </Container>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState level={3} title={m.inbox_empty()} region="coast">
        {m.inbox_empty_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={3}
      title={m.inbox_none()}
      action={
        <Button asChild variant="secondary">
          <Link to={inboxAddress()}>{m.inbox_see_all()}</Link>
        </Button>
      }
    />
  )
}
