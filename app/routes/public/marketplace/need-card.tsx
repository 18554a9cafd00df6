import { Building2, CalendarClock, Flag, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import {
  categoryLabel,
  type ProjectEventCard as Item,
} from '#domain/project-events/project-event.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { kindsOffered, takesPlace, type SupportKind } from '#domain/support/support.ts'
import { format } from '#platform/text/format.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { formatMoney } from '#platform/text/money.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { KindTag } from '#app/ui/kind-tag.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { CardHeart, type SavedItems } from '../cards/card-heart.tsx'
import { CardFact } from '../cards/fact.tsx'
import { ItemPicture, type ItemPictureProps } from '../cards/item-picture.tsx'

type NeedCardProps = {
  /** A project, with the picture that `keepApart` chose. */
  item: Item & Pick<ItemPictureProps['item'], 'variant'>
  /** Its picture is seen as soon as the page is opened. */
  first: boolean
  saved: SavedItems
}

/** A project by what it needs: how much of which help, and by when. A single link covers the whole card. */
export function NeedCard({ item, first, saved }: NeedCardProps) {
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-field">
      <div className="flex gap-4 p-4 sm:p-5">
        <ItemPicture
          item={item}
          first={first}
          sizes="8rem"
          width={256}
          height={256}
          className="size-20 shrink-0 rounded-field sm:size-32"
        />
        <Kept of={NeedText} with={{ item }} className="min-w-0 flex-1" />
        <CardHeart itemId={item.id} saved={saved} />
      </div>
      <Kept
        of={NeedFoot}
        with={{ item }}
        className="mt-auto border-t border-line bg-sand px-4 py-4 sm:px-5"
      />
    </article>
  )
}

function NeedText({ item }: { item: Item }) {
  return (
    <>
      <p className="pe-10 text-xs font-medium text-gold">
        {categoryLabel(item.category)} <LanguageMark language={item.language} className="ms-1" />
      </p>
      {/* Room for the heart at the end of the page's direction, whatever that of the title is. */}
      <div className="pe-8">
        <h3
          lang={otherThanPage(item.language)}
          dir="auto"
          className="mt-1 line-clamp-3 font-display text-subheading font-bold text-match wrap-anywhere"
        >
          {item.title}
        </h3>
      </div>
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        <CardFact icon={Building2}>{item.organization}</CardFact>
        <CardFact icon={MapPin}>{whereOf(item)}</CardFact>
      </ul>
    </>
  )
}

function NeedFoot({ item }: { item: Item }) {
  return (
    <>
      {item.isOver ? <Badge icon={Flag}>{m.supporting_panel_over()}</Badge> : <Needs item={item} />}
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link
          to={`/marketplace/${item.id}`}
          // The link's area covers the card; buttons are above it.
          className="font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {item.isOver ? m.listing_learn_more() : m.marketplace_support()}{' '}
          <span lang={otherThanPage(item.language)} className="sr-only">
            {item.title}
          </span>
        </Link>
        <span className="inline-flex items-center gap-1.5 text-sm text-muted">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          {item.endDate && !item.isOver
            ? m.marketplace_needed_by({ day: format.day(item.endDate, 'medium') })
            : whenOf(item)}
        </span>
      </p>
    </>
  )
}

/** What is counted as rows with figures, and other ways to help as tags. */
function Needs({ item }: { item: Item }) {
  const asked: SupportKind[] = kindsOffered(item)
  const { donationGoalCents: goal, raisedCents, places, placesTaken } = item
  const givers: SupportKind[] = goal === null ? [] : asked.filter((kind) => kind === 'donate')
  const comers = places === null ? [] : asked.filter(takesPlace)
  const others = asked.filter((kind) => !givers.includes(kind) && !comers.includes(kind))
  return (
    <div className="grid gap-3.5">
      {goal !== null && givers.length > 0 && (
        <Need kinds={givers} share={raisedCents / goal} bar="bg-donate">
          {moneyWords(raisedCents, goal)}
        </Need>
      )}
      {places !== null && comers.length > 0 && (
        <Need kinds={comers} share={placesTaken / places} bar="bg-volunteer">
          {peopleWords(placesTaken, places)}
        </Need>
      )}
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {others.map((kind) => (
            <li key={kind}>
              <KindTag kind={kind} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function moneyWords(raised: number, goal: number): string {
  const words = { left: formatMoney(goal - raised), goal: formatMoney(goal) }
  if (raised >= goal) return m.marketplace_goal_reached(words)
  return raised === 0 ? m.marketplace_money_needed(words) : m.gifts_progress_needed(words)
}

function peopleWords(taken: number, places: number): string {
  const count = places - taken
  if (count <= 0) return m.supporting_panel_all_taken({ places })
  const words = { count, left: format.number(count), places: format.number(places) }
  return taken === 0 ? m.marketplace_people_needed(words) : m.marketplace_people_still(words)
}

type NeedProps = {
  kinds: readonly SupportKind[]
  /** How much of it has come; may be more than 1. */
  share: number
  bar: string
  children: string
}

/** One need in figures; once some of it has come, a bar shows what the words say. */
function Need({ kinds, share, bar, children }: NeedProps) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {kinds.map((kind) => (
          <KindTag key={kind} kind={kind} />
        ))}
        <span className="font-display font-bold tabular-nums">{children}</span>
      </p>
      {share > 0 && (
        <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={`h-full rounded-full ${bar}`}
            style={{ width: `${Math.max(2, Math.min(100, share * 100))}%` }}
          />
        </div>
      )}
    </div>
  )
}
