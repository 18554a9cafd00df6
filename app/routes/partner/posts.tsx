import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import {
  listOwnProjectEvents,
  OWN_POSTS_PAGE,
} from '#domain/project-events/queries/list-own-project-events.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/posts.ts'
import { newPostAddress, postsAddress } from './posts/addresses.ts'
import { PostLine } from './posts/post-line.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.posts_title() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  const { posts, count } = await runOperation(context, listOwnProjectEvents, { page })
  return {
    page,
    pageCount: Math.ceil(count / OWN_POSTS_PAGE),
    posts: posts.map((post) => ({
      id: post.id,
      type: post.type,
      standing: post.standing,
      title: post.title,
      image: post.imageFileId && fileAddress(post.imageFileId, 480),
      region: post.region,
      district: post.district,
      updatedAt: post.updatedAt.toISOString(),
      reason: post.reason,
    })),
  }
}

export default function Posts({ loaderData: { posts, page, pageCount } }: Route.ComponentProps) {
  if (pageCount === 0) return <NoPosts />
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.posts_title()} lead={m.posts_lead()} actions={<CreateButton />} />
      {posts.length > 0 ? (
        <ul aria-label={m.posts_list_label()} className="mt-8 border-b border-line">
          {posts.map((post) => (
            <PostLine key={post.id} post={post} />
          ))}
        </ul>
      ) : (
        <p className="mt-8 text-muted">{m.posts_page_missing()}</p>
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => (number === 1 ? postsAddress : `${postsAddress}?page=${number}`)}
        />
      </div>
    </Container>
  )
}

function CreateButton() {
  return (
    <Button asChild>
      <Link to={newPostAddress}>
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
            <Link to={newPostAddress}>{m.posts_empty_create()}</Link>
          </Button>
        }
      >
        {m.posts_empty_text()}
      </EmptyState>
    </Container>
  )
}
