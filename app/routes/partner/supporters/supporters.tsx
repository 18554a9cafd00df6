import { redirect } from 'react-router'
import { m } from '#messages'
import { listSupporters } from '#domain/support/list-supporters.ts'
import { PER_PAGE } from '#domain/support/support.ts'
import { perform } from '#app/request/perform.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/supporters.ts'
import { shownOf, supportersAddress } from './address.ts'
import { answer } from './deeds/answer.server.ts'
import { NoSupporters } from './no-supporters.tsx'
import { PostChoice } from './post-choice.tsx'
import { SupporterCard } from './supporter-card.tsx'

export function meta() {
  return [{ title: m.supporting_supporters_page() }]
}

/** Who supports the organization, those that wait for an answer first; `?post=` and `?show=waiting` narrow it down. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = shownOf(new URL(request.url).searchParams)
  const { posts, post, total, supporters } = await perform(context, listSupporters, shown)
  const pageCount = Math.ceil(total / PER_PAGE)
  // Whoever was answered may have been the last of the last page.
  if (shown.page > 1 && shown.page > pageCount) {
    throw redirect(supportersAddress({ ...shown, page: pageCount }))
  }
  return { posts, shown: { ...shown, post: post?.id ?? null }, pageCount, supporters }
}

export async function action(args: Route.ActionArgs) {
  return answer(args)
}

export default function Supporters({ loaderData, actionData }: Route.ComponentProps) {
  const { posts, shown, pageCount, supporters } = loaderData
  const { post, onlyWaiting, page } = shown
  const problems = actionData?.problems
  const failed = problems?.values['id']
  const isShown = supporters.some(({ id }) => id === failed)
  const counts = posts.filter(({ id }) => !post || id === post)
  const sum = (count: 'waiting' | 'total') => counts.reduce((all, of) => all + of[count], 0)
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader title={m.supporting_supporters_title()} lead={m.supporting_supporters_lead()} />
      {problems && !isShown && (
        <Banner tone="danger" className="mt-6">
          {problems.message}
        </Banner>
      )}
      {posts.length > 0 && (
        <>
          <PostChoice posts={posts} shown={shown} />
          <Tabs
            label={m.supporting_views()}
            className="mt-6"
            tabs={[
              {
                to: supportersAddress({ post }),
                label: m.supporting_all(),
                current: !onlyWaiting,
                count: sum('total'),
              },
              {
                to: supportersAddress({ post, onlyWaiting: true }),
                label: m.supporting_waiting(),
                current: onlyWaiting,
                count: sum('waiting'),
              },
            ]}
          />
        </>
      )}
      {supporters.length === 0 ? (
        <NoSupporters waiting={posts.length > 0} seeAll={supportersAddress({ post })} />
      ) : (
        <ul className="my-6 flex flex-col gap-4">
          {supporters.map((supporter) => (
            <li key={supporter.id}>
              <SupporterCard
                {...supporter}
                address={supportersAddress(shown)}
                problems={supporter.id === failed ? problems : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOf={(number) => supportersAddress({ ...shown, page: number })}
      />
    </Container>
  )
}
