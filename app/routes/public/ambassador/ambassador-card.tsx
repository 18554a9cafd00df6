import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { ambassadorPath, ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import type { AmbassadorCardData as Shown } from '#domain/ambassadors/queries/list-showcase.ts'
import { formatMoney } from '#domain/support/money.ts'
import { format } from '#platform/text/format.ts'
import { Avatar } from '#app/ui/avatar.tsx'

/** One ambassador in the showcase. The whole card leads to their page, by one link. */
export function AmbassadorCard({ shown }: { shown: Shown }) {
  const id = useId()
  const { name, type, logo, photo, summary, figures } = shown
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
          <p className="text-xs font-medium text-gold">{ambassadorTypeLabel(type)}</p>
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
        <p dir="auto" className="mt-4 line-clamp-3 text-start text-muted wrap-anywhere">
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
