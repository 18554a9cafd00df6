import {
  CalendarClock,
  CalendarHeart,
  CalendarPlus,
  CalendarX2,
  Megaphone,
  Newspaper,
  Sprout,
} from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { readAllNotices } from '#domain/following/commands/read-all-notices.ts'
import type { NoticeKind } from '#domain/following/notice.ts'
import { listNotices, type Notice } from '#domain/following/queries/list-notices.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { LiveNews } from '#app/shell/portal/live/live-news.tsx'
import { useRootData } from '#app/shell/use-root-data.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import type { Route } from './+types/page.ts'

const PAGE = '/notifications'

export function meta() {
  return [{ title: m.site_page_title({ page: m.following_bell() }) }]
}

/** What is new of what the viewer follows and supports; `?page=` for older ones. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,1}$/.test(given) ? Number(given) : 1
  return { page, ...(await runOperation(context, listNotices, { page })) }
}

export const handle = { failed: () => m.following_failed() }

/** Marks all as read. */
export const action = formAction({
  async run({ caller }) {
    await readAllNotices(caller, {})
    return m.following_all_read()
  },
  to: PAGE,
})

const icons: Record<NoticeKind, typeof Sprout> = {
  item: Sprout,
  update: CalendarHeart,
  news: Newspaper,
  campaign: Megaphone,
  moved: CalendarClock,
  'called-off': CalendarX2,
  added: CalendarPlus,
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { notices, page, pageCount } = loaderData
  const { state } = useNavigation()
  const root = useRootData()
  const unread = root?.unreadCount ?? 0
  return (
    <Container className="py-10 sm:py-14">
      <LiveNews person={root?.viewer?.email ?? null} />
      <PageHeader
        className="max-w-text"
        title={m.following_bell()}
        lead={m.following_bell_lead()}
        actions={
          <>
            {unread > 0 && (
              <Form method="post">
                <Button type="submit" variant="secondary" pending={state === 'submitting'}>
                  {m.following_read_all()}
                </Button>
              </Form>
            )}
            <Button asChild variant="quiet">
              <Link to="/account/following">{m.following_title()}</Link>
            </Button>
          </>
        }
      />
      {actionData && (
        <Banner tone="danger" className="mt-6 max-w-text">
          {actionData.problems.message || m.following_failed()}
        </Banner>
      )}
      {notices.length === 0 ? (
        <EmptyState
          title={m.following_bell_none()}
          region="coast"
          action={
            <Button asChild variant="secondary">
              <Link to="/projects-events">{m.following_bell_none_action()}</Link>
            </Button>
          }
        >
          {m.following_bell_none_text()}
        </EmptyState>
      ) : (
        <ul className="mt-8 max-w-text divide-y divide-line border-y border-line">
          {notices.map((notice) => (
            <Line key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOf={(to) => (to === 1 ? PAGE : `${PAGE}?page=${to}`)}
      />
    </Container>
  )
}

function Line({ notice: { id, kind, text, isSupport, isSaved, isRead, at } }: { notice: Notice }) {
  const Icon = icons[kind]
  return (
    <li className="flex gap-3 py-4">
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-5 shrink-0', isRead ? 'text-muted' : 'text-primary')}
      />
      <div className="min-w-0 flex-1">
        {/* Marks it as read, so it must not be fetched ahead. */}
        <Link
          to={`${PAGE}/${id}`}
          prefetch="none"
          reloadDocument
          dir="auto"
          className={cn(
            'block wrap-anywhere underline-offset-4 hover:underline',
            !isRead && 'font-bold',
          )}
        >
          {text}
        </Link>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          <RelativeTime at={at} />
          {isSupport && <span>{m.following_because_support()}</span>}
          {isSaved && <span>{m.following_because_saved()}</span>}
          {!isRead && <span className="font-medium text-primary">{m.following_unread()}</span>}
        </p>
      </div>
    </li>
  )
}
