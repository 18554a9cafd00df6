import { m } from '#messages'
import type { AmbassadorCardData as Shown } from '#domain/ambassadors/queries/list-showcase.ts'
import { format } from '#platform/text/format.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { AmbassadorCard } from './ambassador-card.tsx'
import { showcase } from './content.ts'
import { ambassadorTabAddress } from './tabs.ts'

export type ShowcasePage = {
  ambassadors: readonly Shown[]
  total: number
  page: number
  pageCount: number
}

/** Those who are ambassadors; while nobody is, that is said. */
export function Showcase({ ambassadors, total, page, pageCount }: ShowcasePage) {
  if (ambassadors.length === 0) {
    return (
      <EmptyState title={showcase.title} region="galilee" time="dawn">
        {showcase.text}
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="font-display text-heading font-bold tracking-[-0.01em]">
        {m.minisite_see_others()}
      </h2>
      <p className="mt-2 text-muted">
        {m.minisite_showcase_count({ count: total, shown: format.number(total) })}
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {ambassadors.map((shown) => (
          <li key={shown.id} className="min-w-0">
            <AmbassadorCard shown={shown} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pageCount={pageCount} addressOf={showcaseAddress} />
      </div>
    </>
  )
}

/** The address of a page of the showcase, counted from 1. */
export function showcaseAddress(page: number): string {
  const first = ambassadorTabAddress('showcase')
  return page > 1 ? `${first}&page=${page}` : first
}
