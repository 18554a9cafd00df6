import { Building2, CalendarDays, Flag, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import {
  categoryLabel,
  typeLabel,
  type ProjectEventCard as Item,
} from '#domain/project-events/project-event.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { cn } from '#app/ui/class-names.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { Name } from '#app/ui/name.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { CardFact } from './fact.tsx'
import { CardHeart, type SavedItems } from './card-heart.tsx'
import { CardProgress } from './gift-progress.tsx'
import { useShekelRate } from './in-shekels.tsx'
import { ItemPicture, type ItemPictureProps } from './item-picture.tsx'
import { KindTags } from './kind-tags.tsx'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'

export type ProjectEventCardProps = {
  /** In a list, with the picture that `keepApart` chose. */
  item: Item & Pick<ItemPictureProps['item'], 'variant'>
  /** The heading level of the title. */
  level?: 2 | 3
  /** The link text; defaults to `Learn More`, or `View Event` for events. */
  action?: string
  /** Where the link leads. */
  to?: string
  /** The URL counts visits, so the browser must request it itself, and search engines should not follow it. */
  isCounted?: boolean
  /** Its picture is seen as soon as the page is opened. */
  first?: boolean
  /** Shows the favorites button; the items that the viewer saved. */
  saved?: SavedItems | undefined
  /** More content, such as the status of the viewer's support, with its own links and buttons. */
  children?: ReactNode
}

/** One project or event in a list. A single link covers the whole card. */
export function ProjectEventCard({
  item,
  level = 3,
  action = item.type === 'event' ? m.listing_view_event() : m.listing_learn_more(),
  to = `/projects-events/${item.id}`,
  isCounted,
  first = false,
  saved,
  children,
}: ProjectEventCardProps) {
  const text = { item, level, action, to, isCounted, rate: useShekelRate() }
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-field">
      <div className="relative">
        <ItemPicture
          item={item}
          first={first}
          sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
          className="aspect-[16/9] w-full"
        />
        {saved !== undefined && <CardHeart itemId={item.id} saved={saved} />}
      </div>
      {children === undefined ? (
        <Kept of={CardText} with={text} className={TEXT_LOOK} />
      ) : (
        <div className={TEXT_LOOK}>
          <CardText {...text}>{children}</CardText>
        </div>
      )}
    </article>
  )
}

const TEXT_LOOK = 'flex flex-1 flex-col p-4 sm:p-5'

type CardTextProps = {
  item: Item
  level: 2 | 3
  action: string
  to: string
  isCounted: boolean | undefined
  rate: number | null
  children?: ReactNode
}

/** All of a card but its picture and heart: the same on every page. */
function CardText({ item, level, action, to, isCounted, rate, children }: CardTextProps) {
  const Heading = `h${level}` as const
  // A draft may not have a date yet.
  const when = whenOf(item)
  // In the language of the page, it has its direction, even if it begins with a word of another.
  const isOwnLanguage = otherThanPage(item.language) === undefined
  return (
    <>
      <p className="text-xs font-medium text-gold">
        {typeLabel(item.type)} · {categoryLabel(item.category)}{' '}
        <LanguageMark language={item.language} className="ms-1" />
      </p>
      <Heading
        lang={otherThanPage(item.language)}
        dir="auto"
        className={cn(
          'mt-1.5 line-clamp-3 font-display text-subheading font-bold text-match wrap-anywhere',
          isOwnLanguage && '[direction:inherit]',
        )}
      >
        {item.title}
      </Heading>
      <ul className="mt-3 grid gap-1.5 text-sm text-muted">
        {when && <CardFact icon={CalendarDays}>{when}</CardFact>}
        <CardFact icon={MapPin}>{whereOf(item)}</CardFact>
        <CardFact icon={Building2}>
          <Name>{item.organization}</Name>
        </CardFact>
      </ul>
      {!item.isOver && <KindTags item={item} className="mt-4 flex flex-wrap gap-1.5" />}
      {!item.isOver && <CardProgress {...item} rate={rate} />}
      {children && <div className="relative z-10 mt-4">{children}</div>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4">
        <Link
          to={to}
          {...(isCounted && { rel: 'nofollow', reloadDocument: true })}
          // The link's area covers the card; buttons are above it.
          className="font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {action}{' '}
          <span lang={otherThanPage(item.language)} className="sr-only">
            {item.title}
          </span>
        </Link>
        {item.isOver ? <OverBadge item={item} /> : <PlacesLeft {...item} />}
      </div>
    </>
  )
}

/** Marks an item that is over, in lists that do not show its phase otherwise. */
function OverBadge({ item: { type } }: { item: Item }) {
  return (
    <Badge icon={Flag}>
      {type === 'event' ? m.supporting_panel_over_event() : m.supporting_panel_over()}
    </Badge>
  )
}

function PlacesLeft({ places, placesTaken }: Pick<Item, 'places' | 'placesTaken'>) {
  if (places === null) return null
  const left = Math.max(0, places - placesTaken)
  return (
    <Badge icon={Users}>{left === 0 ? m.listing_full() : m.listing_places_left({ left })}</Badge>
  )
}
