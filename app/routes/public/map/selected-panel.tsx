import { Building2, CalendarDays, MapPin, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Name } from '#app/ui/name.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import { spotOf } from '#domain/project-events/map-pin.ts'
import type { MapItem } from '#domain/project-events/queries/find-on-map.ts'
import { categoryLabel, typeLabel } from '#domain/project-events/project-event.ts'
import { kindsOffered } from '#domain/support/support.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { KindTag } from '#app/ui/kind-tag.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { CardFact } from '../cards/fact.tsx'
import { ItemPicture } from '../cards/item-picture.tsx'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'

/** The selected item: its picture, its facts and the link to its page. */
export function SelectedPanel({ item, close }: { item: MapItem; close: string }) {
  const panel = useFocusOnceSelected(spotOf(item))
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={m.map_selected()}
      className="relative grid max-h-full w-full grid-cols-[6rem_1fr] overflow-y-auto rounded-card border border-line bg-surface shadow-float outline-none lg:grid-cols-1"
    >
      <ItemPicture
        item={item}
        sizes="(min-width: 1024px) 22rem, 6rem"
        first
        className="h-full w-full object-cover lg:aspect-[2/1] lg:h-auto"
      />
      <div className="min-w-0 p-3.5 lg:p-4">
        <p className="pe-8 text-xs font-medium text-gold lg:pe-0">
          {typeLabel(item.type)} · {categoryLabel(item.category)}
          <LanguageMark language={item.language} className="ms-2" />
        </p>
        <h2
          lang={otherThanPage(item.language)}
          dir="auto"
          className="mt-1 line-clamp-3 font-display text-lg leading-6 font-bold wrap-anywhere text-match"
        >
          {item.title}
        </h2>
        <ul className="mt-2 grid gap-1 text-sm text-muted">
          <CardFact icon={CalendarDays}>{whenOf(item)}</CardFact>
          <CardFact icon={MapPin}>{whereOf(item)}</CardFact>
          <CardFact icon={Building2}>
            <Name>{item.organization}</Name>
          </CardFact>
        </ul>
        {item.isOver ? (
          <p className="mt-2.5">
            <StatusBadge tone="neutral">
              {item.type === 'event' ? m.supporting_panel_over_event() : m.supporting_panel_over()}
            </StatusBadge>
          </p>
        ) : (
          <ul className="mt-2.5 flex flex-wrap gap-1.5 max-lg:hidden">
            {kindsOffered(item).map((kind) => (
              <li key={kind}>
                <KindTag kind={kind} />
              </li>
            ))}
          </ul>
        )}
        <Link
          to={`/marketplace/${item.id}`}
          className={buttonVariants({ size: 'small', className: 'mt-3' })}
        >
          {m.forms_view_details()}
        </Link>
      </div>
      <Link
        to={close}
        preventScrollReset
        aria-label={m.map_close()}
        onClick={() => focusPlace(spotOf(item))}
        className="absolute end-2 top-2 grid size-9 place-items-center rounded-full bg-surface text-ink hover:bg-primary-tint hover:text-primary pointer-coarse:size-11"
      >
        <X aria-hidden className="size-5" />
      </Link>
    </section>
  )
}

/** Moves the focus to the panel when the user selects an item, but not when the page loads with a selection. */
function useFocusOnceSelected(spot: string) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const active = document.activeElement
    const isOurs = active instanceof HTMLElement && active.dataset['place'] === spot
    if (isOurs) panel.current?.focus({ preventScroll: true })
  }, [spot])
  return panel
}

/** Returns the focus to the card or pin that opened the panel. */
function focusPlace(spot: string) {
  const places = document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(spot)}"]`)
  for (const place of places) {
    place.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
}
