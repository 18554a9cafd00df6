import { m } from '#messages'
import type { AmbassadorCardData as Shown } from '#domain/ambassadors/queries/list-showcase.ts'
import { format } from '#platform/text/format.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { showcase } from './content.ts'
import { ambassadorTabAddress } from './tabs.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { ambassadorPath, ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { formatMoney } from '#platform/text/money.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'

/** In a row. */
const SOME = 3

export type ShowcasePage = {
  ambassadors: readonly Shown[]
  total: number
  page: number
  pageCount: number
}

/** The ambassadors, or a message if there are none. */
export function Showcase({ ambassadors, total, page, pageCount }: ShowcasePage) {
  if (ambassadors.length === 0) {
    return (
      <EmptyState title={showcase.title()} region="galilee" time="dawn">
        {showcase.text()}
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

/** The first ambassadors of the showcase, for who reads what they are; nothing if there are none. */
export function MeetSome({ ambassadors }: { ambassadors: readonly Shown[] }) {
  if (ambassadors.length === 0) return null
  return (
    <section aria-labelledby="meet" className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="meet" className="font-display text-heading font-bold tracking-[-0.01em]">
          {m.minisite_see_others()}
        </h2>
        <Button asChild variant="secondary">
          <Link to={showcaseAddress(1)}>{m.ambassador_all()}</Link>
        </Button>
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {ambassadors.slice(0, SOME).map((shown) => (
          <li key={shown.id} className="min-w-0 sm:max-lg:nth-3:hidden">
            <AmbassadorCard shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The URL of a showcase page, counted from 1. */
export function showcaseAddress(page: number): string {
  const first = ambassadorTabAddress('showcase')
  return page > 1 ? `${first}&page=${page}` : first
}

/** One ambassador in the showcase. A single link covers the whole card. */
function AmbassadorCard({ shown }: { shown: Shown }) {
  const id = useId()
  const { name, type, logo, photo, summary, language, figures } = shown
  const brought = [
    figures.supporters > 0 &&
      m.minisite_card_supporters({
        count: figures.supporters,
        shown: format.number(figures.supporters),
      }),
    figures.raisedCents > 0 && m.minisite_card_raised({ sum: formatMoney(figures.raisedCents) }),
  ].filter((words) => words !== false)
  return (
    <article className="group/card relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-colors hover:border-field sm:p-6">
      <div className="flex items-center gap-4">
        <Avatar
          name={name}
          src={photo ?? logo}
          size="huge"
          shape={photo ? 'round' : 'square'}
          className={photo ? 'size-20' : 'size-20 object-contain'}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-xs font-medium text-gold">
            {ambassadorTypeLabel(type)}
            {summary && <LanguageMark language={language} />}
          </p>
          <h3
            id={`${id}n`}
            dir="auto"
            className="mt-1 line-clamp-3 font-display text-subheading font-bold text-match wrap-anywhere"
          >
            {name}
          </h3>
        </div>
      </div>
      {summary && (
        <p
          lang={otherThanPage(language)}
          dir="auto"
          className="mt-4 line-clamp-3 text-start text-muted wrap-anywhere"
        >
          {summary}
        </p>
      )}
      {brought.length > 0 && (
        <p className="mt-4 text-sm font-medium tabular-nums">{brought.join(' · ')}</p>
      )}
      <Link
        to={ambassadorPath(shown.id)}
        id={`${id}l`}
        aria-labelledby={`${id}l ${id}n`}
        className="mt-auto pt-4 font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
      >
        {m.minisite_visit()}
      </Link>
    </article>
  )
}
