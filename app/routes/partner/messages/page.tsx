import { Link } from 'react-router'
import { listThreads, type ListedThread } from '#domain/threads/queries/list-threads.ts'
import { partnerThreadPath } from '#domain/threads/thread.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { supporterParams } from '../supporters/params.ts'
import type { Route } from './+types/page.ts'
import { threadParams as params } from './params.ts'

export function meta() {
  return [{ title: m.threads_page() }]
}

/** Lists the organization's threads, those that wait for it first; `?show=waiting` shows only these. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { page, ...list } = await runOperation(context, listThreads, view)
  return { ...list, view: { ...view, page } }
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { threads, counts, pageCount, view } = loaderData
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.threads_title()} lead={m.threads_lead()} />
      {counts.all > 0 && (
        <Tabs
          label={m.threads_views()}
          className="mt-6"
          tabs={[
            {
              to: params.href(),
              label: m.threads_all(),
              current: view.part === null,
              count: counts.all,
            },
            {
              to: params.href({ part: 'waiting' }),
              label: m.threads_waiting(),
              current: view.part === 'waiting',
              count: counts.waiting,
            },
          ]}
        />
      )}
      {threads.length === 0 ? (
        <None hasAny={counts.all > 0} />
      ) : (
        <ul className="my-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadRow {...thread} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={view.page}
        pageCount={pageCount}
        addressOf={(page) => params.href({ ...view, page })}
      />
    </Container>
  )
}

function ThreadRow({ id, name, title, last, lastAt, waitsFor, dueAt, isMuted }: ListedThread) {
  const isWaiting = waitsFor === 'partner'
  return (
    <article className="relative px-4 py-4 has-[a:hover]:bg-primary-tint sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={partnerThreadPath(id)}
          data-row
          className={cn(
            'min-w-0 wrap-anywhere after:absolute after:inset-0',
            isWaiting ? 'font-bold' : 'font-medium',
          )}
        >
          <bdi>{name}</bdi>
        </Link>
        {isWaiting && <StatusBadge tone="warning">{m.threads_is_waiting()}</StatusBadge>}
        {dueAt && (
          <span className="text-sm text-muted">
            {m.due_answer_due({ date: format.date(dueAt) })}
          </span>
        )}
        {isMuted && <Badge>{m.threads_is_muted()}</Badge>}
      </p>
      <p className="mt-0.5 text-sm text-muted wrap-anywhere">
        <bdi>{title}</bdi> · <Moment at={lastAt} as="dateTime" />
      </p>
      {last && (
        <p dir="auto" className="mt-1.5 line-clamp-2 max-w-text text-match wrap-anywhere">
          {last.author === 'partner' ? m.threads_you_wrote({ text: last.body }) : last.body}
        </p>
      )}
    </article>
  )
}

function None({ hasAny }: { hasAny: boolean }) {
  if (hasAny) {
    return (
      <EmptyState
        title={m.threads_none_waiting()}
        region="galilee"
        action={
          <Button asChild variant="secondary">
            <Link to={params.href()}>{m.threads_see_all()}</Link>
          </Button>
        }
      >
        {m.threads_none_waiting_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={m.threads_empty()}
      region="galilee"
      action={
        <Button asChild variant="secondary">
          <Link to={supporterParams.href()}>{m.threads_to_supporters()}</Link>
        </Button>
      }
    >
      {m.threads_empty_text()}
    </EmptyState>
  )
}
