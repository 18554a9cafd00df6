import { Download } from 'lucide-react'
import { useId } from 'react'
import { redirect } from 'react-router'
import { m } from '#messages'
import { notePath } from '#domain/notes/note.ts'
import { mayOpenPage } from '#domain/partners/duty.ts'
import { EXPORT_MAX } from '#domain/support/export.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import { SUPPORTS_PER_PAGE } from '#domain/support/support.ts'
import { format } from '#platform/text/format.ts'
import { viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { localized } from '#platform/text/language.ts'
import type { Route } from './+types/page.ts'
import { ManyOutcome } from '../../shared/many/many-outcome.tsx'
import { WriteToAll } from '../notes/write-to-all.tsx'
import { supporterCsvParams, supporterParams } from './params.ts'
import { NoSupporters } from './no-supporters.tsx'
import { PartTabs } from './part-tabs.tsx'
import { PostChoice } from './post-choice.tsx'
import { SupporterList } from './supporter-list.tsx'

export function meta() {
  return [{ title: m.supporting_supporters_page() }]
}

/**
 * Lists the organization's supporters, with unanswered ones first; `?post=`, `?date=`, `?kind=` and `?show=` (a status group)
 * filter the list.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = supporterParams.parse(request)
  const { posts, post, dates, date, counts, total, supporters } = await runOperation(
    context,
    listSupporters,
    shown,
  )
  const pageCount = Math.ceil(total / SUPPORTS_PER_PAGE)
  // The last answer may have emptied the last page.
  if (shown.page > 1 && shown.page > pageCount) {
    throw redirect(supporterParams.href({ ...shown, page: pageCount }))
  }
  const duties = context.get(viewerContext)?.duties ?? []
  const mayWriteNote = shown.post !== null && mayOpenPage(duties, notePath(shown.post))
  return {
    mayWriteNote,
    posts,
    dates,
    shown: { ...shown, post: post?.id ?? null, date },
    counts,
    pageCount,
    supporters,
  }
}

export const handle = { failed: () => m.supporting_answer_failed() }

export { action } from './actions.server.ts'

/** Reloads after a refusal too: some of many may have been answered. */
export { reloadAfterRefusal as shouldRevalidate } from '#app/request/reload-after-refusal.ts'

export default function Supporters({ loaderData, actionData }: Route.ComponentProps) {
  const { mayWriteNote, posts, dates, shown, counts, pageCount, supporters } = loaderData
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  const many = actionData && 'many' in actionData ? actionData.many : undefined
  const isShown = supporters.some(({ id }) => id === problems?.values['id'])
  const csv = supporterCsvParams.narrow(shown, {})
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        title={m.supporting_supporters_title()}
        lead={m.supporting_supporters_lead()}
        actions={supporters.length > 0 && <Export address={csv} className="max-sm:hidden" />}
      />
      {!isShown && <ProblemBanner problems={problems} className="mt-6" />}
      <ManyOutcome many={many} className="mt-6" />
      {posts.length > 0 && (
        <>
          <PostChoice posts={posts} dates={dates} shown={shown} />
          {shown.post && mayWriteNote && <WriteToAll itemId={shown.post} />}
          <PartTabs shown={shown} counts={counts} />
        </>
      )}
      {supporters.length === 0 ? (
        <NoSupporters
          hasAny={posts.length > 0}
          part={shown.part}
          seeAll={supporterParams.href({ post: shown.part ? shown.post : null })}
        />
      ) : (
        <SupporterList
          supporters={supporters}
          address={supporterParams.href(shown)}
          problems={problems}
          many={many}
        />
      )}
      <Pagination
        page={shown.page}
        pageCount={pageCount}
        addressOf={(number) => supporterParams.href({ ...shown, page: number })}
      />
      {/* On phones people come first. */}
      {supporters.length > 0 && <Export address={csv} className="mt-8 sm:hidden" />}
    </Container>
  )
}

function Export({ address, className }: { address: string; className: string }) {
  const textId = useId()
  return (
    <div className={cn('flex max-w-72 flex-col items-start gap-1.5', className)}>
      <Button asChild variant="secondary">
        <a href={localized(address)} download aria-describedby={textId}>
          <Download aria-hidden />
          {m.supporting_export()}
        </a>
      </Button>
      <p id={textId} className="text-sm text-muted">
        {m.supporting_export_text({ max: format.number(EXPORT_MAX) })}
      </p>
    </div>
  )
}
