import {
  ChevronDown,
  BookOpen,
  Building2,
  CalendarDays,
  HandHeart,
  MapPin,
  Newspaper,
  Route as TourIcon,
  ShoppingBag,
  Star,
  type LucideIcon,
} from 'lucide-react'
import { m } from '#messages'
import type { AnswerCardData as Card } from '#domain/assistant/assistant.ts'
import { AnswerLink } from './answer-link.tsx'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'

const KINDS: Record<Card['kind'], { label: () => string; icon: LucideIcon; look: string }> = {
  project: {
    label: m.topics_project,
    icon: HandHeart,
    look: 'bg-volunteer-tint text-volunteer',
  },
  event: { label: m.topics_event, icon: CalendarDays, look: 'bg-primary-tint text-primary' },
  partner: { label: m.chat_kind_partner, icon: Building2, look: 'bg-business-tint text-business' },
  product: { label: m.chat_kind_product, icon: ShoppingBag, look: 'bg-donate-tint text-donate' },
  news: { label: m.chat_kind_news, icon: Newspaper, look: 'bg-invest-tint text-invest' },
  ambassador: { label: m.chat_kind_ambassador, icon: Star, look: 'bg-gold-tint text-gold' },
  tour: { label: m.chat_kind_tour, icon: TourIcon, look: 'bg-visit-tint text-visit' },
  page: { label: m.chat_kind_page, icon: BookOpen, look: 'bg-sand text-muted' },
}

/** The ID picks the same picture as everywhere else. */
const idIn = (address: string) => address.split('/').at(-1) ?? ''

/** How many cards are visible; the others are collapsed. */
const AT_ONCE = 3

/** The cards of an answer. */
export function AnswerCards({ cards }: { cards: readonly Card[] }) {
  const rest = cards.slice(AT_ONCE)
  return (
    <div className="grid max-w-136 overflow-hidden rounded-card border border-line bg-surface">
      <CardList cards={cards.slice(0, AT_ONCE)} />
      {rest.length > 0 && (
        <details className="group/rest border-t border-line">
          <summary className="flex min-h-11 items-center justify-center gap-1.5 px-3 text-sm font-medium text-primary hover:bg-primary-tint focus-visible:-outline-offset-2">
            <span className="group-open/rest:hidden">
              {m.chat_more_cards({ count: rest.length })}
            </span>
            <span className="hidden group-open/rest:inline">{m.chat_fewer_cards()}</span>
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform group-open/rest:rotate-180"
            />
          </summary>
          <div className="border-t border-line">
            <CardList cards={rest} />
          </div>
        </details>
      )}
    </div>
  )
}

function CardList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="divide-y divide-line">
      {cards.map((card, at) => (
        <li key={`${at} ${card.address}`}>
          <AnswerCard card={card} />
        </li>
      ))}
    </ul>
  )
}

/** One card of an answer. A single link covers the whole card. */
function AnswerCard({ card }: { card: Card }) {
  const { address, title, text, image, scene, place, time } = card
  // A later version may send kinds unknown here.
  const { label, icon: Icon, look } = KINDS[card.kind] ?? KINDS.page
  return (
    <article className="group/card relative flex gap-3 p-3 transition-colors hover:bg-primary-tint">
      {scene && !image ? (
        <ItemPicture
          item={{ id: idIn(address), title, image: null, ...scene }}
          sizes="4rem"
          width={160}
          height={160}
          className="size-16 shrink-0 rounded-field max-[24rem]:size-12"
        />
      ) : image ? (
        <img
          src={image}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          className="size-16 shrink-0 rounded-field bg-sand object-cover dark:brightness-90 max-[24rem]:size-12"
        />
      ) : (
        <span
          aria-hidden
          className={`grid size-16 shrink-0 place-items-center rounded-field ${look} max-[24rem]:size-12`}
        >
          <Icon className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-xs font-medium text-gold">{label()}</p>
        <h3 dir="auto" className="text-base leading-snug font-medium text-match wrap-anywhere">
          <AnswerLink
            to={address}
            className="group-hover/card:text-primary group-hover/card:underline underline-offset-4 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            {title}
          </AnswerLink>
        </h3>
        {(time || place) && (
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-muted">
            {time && <Fact icon={CalendarDays}>{time}</Fact>}
            {place && <Fact icon={MapPin}>{place}</Fact>}
          </p>
        )}
        {text && (
          <p
            dir="auto"
            className="mt-1 line-clamp-2 text-match text-muted wrap-anywhere max-sm:hidden"
          >
            {text}
          </p>
        )}
      </div>
    </article>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </span>
  )
}
