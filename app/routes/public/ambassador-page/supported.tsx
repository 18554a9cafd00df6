import { otherThanPage } from '#platform/text/language.ts'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { linkPath } from '#domain/ambassadors/link.ts'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { cn } from '#app/ui/class-names.ts'
import { Name } from '#app/ui/name.tsx'
import { keepApart } from '../cards/keep-apart.ts'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { whenOf } from '#domain/project-events/when.ts'

/** How many items are shown with pictures; the others are plain lines. */
const PICTURED = 6

type SupportedProps = {
  id: string
  title: string
  items: readonly Item[]
  /** The code of the ambassador's link, which credits visitors to them. */
  code: string | null
  /** The label that expands the others. */
  more: (of: { count: number }) => string
}

/** The projects or events an ambassador supports. Renders nothing if there are none. */
export function Supported({ id, title, items, code, more }: SupportedProps) {
  if (items.length === 0) return null
  const [pictured, others] = [items.slice(0, PICTURED), items.slice(PICTURED)]
  // Few cards would leave half a row empty: then the heading stands beside them.
  const isShort = items.length < 3
  return (
    <section
      aria-labelledby={id}
      className={cn('scroll-mt-24', isShort && 'lg:grid lg:grid-cols-3 lg:gap-5')}
    >
      <h2
        id={id}
        dir="auto"
        className="mb-6 font-display text-heading font-bold tracking-[-0.01em] text-match wrap-anywhere"
      >
        {title}
      </h2>
      <ul
        className={cn(
          'grid gap-4 sm:grid-cols-2 sm:gap-5',
          isShort ? 'lg:col-span-2' : 'lg:grid-cols-3',
        )}
      >
        {keepApart(pictured).map((item) => (
          <li key={item.id}>
            {code ? (
              <ProjectEventCard item={item} to={linkPath(code, item.id)} isCounted />
            ) : (
              <ProjectEventCard item={item} />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className="group mt-6">
          <summary
            className={cn(buttonVariants({ variant: 'secondary' }), 'list-none group-open:hidden')}
          >
            {more({ count: others.length })}
            <ChevronDown aria-hidden />
          </summary>
          <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
            {others.map((item) => (
              <li key={item.id} className="border-b border-line">
                <Line item={item} code={code} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Line({ item, code }: { item: Item; code: string | null }) {
  return (
    <Link
      to={code ? linkPath(code, item.id) : `/projects-events/${item.id}`}
      {...(code && { rel: 'nofollow', reloadDocument: true })}
      className="group/line block min-h-11 py-3.5 -outline-offset-2"
    >
      <span
        lang={otherThanPage(item.language)}
        dir="auto"
        className="block text-match font-medium wrap-anywhere text-primary underline-offset-4 group-hover/line:underline"
      >
        {item.title}
      </span>
      <span className="mt-0.5 block text-sm text-muted">
        <Name>{item.organization}</Name> · {whenOf(item)}
      </span>
    </Link>
  )
}
