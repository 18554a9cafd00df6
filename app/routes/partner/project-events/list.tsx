import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import {
  listOwnProjectEvents,
  OWN_PROJECT_EVENTS_PAGE,
} from '#domain/project-events/queries/list-own-project-events.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/list.ts'
import { typeLabel, type ProjectEventType } from '#domain/project-events/project-event.ts'
import type { PublicationStatus } from '#domain/project-events/project-event-rules.ts'
import { format } from '#platform/text/format.ts'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import {
  newProjectEventAddress,
  ownProjectEventsAddress,
  previewAddress,
  projectEventAddress,
} from './addresses.ts'
import { postStatusLabels, titleOf } from './status-labels.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.posts_title() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  const { posts, count } = await runOperation(context, listOwnProjectEvents, { page })
  return {
    page,
    pageCount: Math.ceil(count / OWN_PROJECT_EVENTS_PAGE),
    posts: posts.map((post) => ({
      id: post.id,
      type: post.type,
      publicationStatus: post.publicationStatus,
      title: post.title,
      image: post.imageFileId && fileAddress(post.imageFileId, 480),
      region: post.region,
      district: post.district,
      updatedAt: post.updatedAt.toISOString(),
      reason: post.reason,
    })),
  }
}

export default function ProjectEvents({
  loaderData: { posts, page, pageCount },
}: Route.ComponentProps) {
  if (pageCount === 0) return <NoPosts />
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.posts_title()} lead={m.posts_lead()} actions={<CreateButton />} />
      {posts.length > 0 ? (
        <ul aria-label={m.posts_list_label()} className="mt-8 border-b border-line">
          {posts.map((post) => (
            <ProjectEventLine key={post.id} line={post} />
          ))}
        </ul>
      ) : (
        <p className="mt-8 text-muted">{m.posts_page_missing()}</p>
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) =>
            number === 1 ? ownProjectEventsAddress : `${ownProjectEventsAddress}?page=${number}`
          }
        />
      </div>
    </Container>
  )
}

function CreateButton() {
  return (
    <Button asChild>
      <Link to={newProjectEventAddress}>
        <Plus aria-hidden />
        {m.posts_create()}
      </Link>
    </Button>
  )
}

function NoPosts() {
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.posts_title()} />
      <EmptyState
        title={m.posts_empty_title()}
        region="galilee"
        action={
          <Button asChild>
            <Link to={newProjectEventAddress}>{m.posts_empty_create()}</Link>
          </Button>
        }
      >
        {m.posts_empty_text()}
      </EmptyState>
    </Container>
  )
}

/** A project or event in its organization's list. */
export type PostRow = {
  id: string
  type: ProjectEventType
  publicationStatus: PublicationStatus
  title: string
  image: string | null
  region: string | null
  district: string | null
  updatedAt: string
  reason: string | null
}

/** Shows type, status and next step. The whole row is a link. */
export function ProjectEventLine({ line }: { line: PostRow }) {
  const { id, type, publicationStatus, reason } = line
  const { tone, word, next, link } = postStatusLabels[publicationStatus]
  const isAsked =
    publicationStatus.endsWith('changes_asked') || publicationStatus.endsWith('rejected')
  return (
    <li className="group/post relative flex gap-4 border-t border-line py-4 sm:gap-5">
      <ItemPicture
        item={line}
        sizes="10rem"
        width={320}
        height={200}
        className="h-20 w-24 shrink-0 rounded-field max-sm:hidden sm:h-24 sm:w-36"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StatusBadge tone={tone}>{word()}</StatusBadge>
          <span>{typeLabel(type)}</span>
          <span>{m.posts_changed_on({ date: format.date(line.updatedAt) })}</span>
        </div>
        <h2 className="mt-1.5 line-clamp-3 text-lead font-medium wrap-anywhere">
          <Link
            to={projectEventAddress(id)}
            dir="auto"
            className="block text-match group-hover/post:text-primary after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            {titleOf(type, line.title)}
          </Link>
        </h2>
        {publicationStatus !== 'live' && <p className="mt-1 text-sm text-muted">{next()}</p>}
        <Link
          to={previewAddress(id)}
          aria-label={m.posts_preview_of({ title: titleOf(type, line.title) })}
          className="relative z-1 inline-flex min-h-11 items-center text-sm font-medium text-primary underline-offset-4 hover:underline"
        >
          {m.posts_preview()}
        </Link>
        {isAsked && reason && (
          <p
            dir="auto"
            className="mt-2 line-clamp-3 border-s-2 border-gold-leaf ps-3 text-sm text-start wrap-anywhere"
          >
            {reason}
          </p>
        )}
      </div>
      <span
        aria-hidden
        className="self-center font-medium whitespace-nowrap text-primary underline-offset-4 group-hover/post:underline max-sm:hidden"
      >
        {link()}
      </span>
    </li>
  )
}
