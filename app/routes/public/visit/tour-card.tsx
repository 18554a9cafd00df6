import { CalendarClock, CalendarDays, MapPin } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { otherThanPage } from '#platform/text/language.ts'
import { formatMoney } from '#platform/text/money.ts'
import type { TourPackage } from '#domain/content/tour-package.ts'
import { m } from '#messages'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { sceneOf } from './scene-of.ts'

/** One tour with its landscape, stops and price. */
export function TourCard({ tour }: { tour: TourPackage }) {
  const id = useId()
  const { slug, title, summary, stops, days, priceCents, language } = tour
  const lang = otherThanPage(language)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Landscape
        {...sceneOf(tour)}
        width={800}
        height={380}
        className="h-44 w-full sm:h-56 dark:brightness-90"
      />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-2 text-sm font-medium text-gold">
            <CalendarDays aria-hidden className="size-4" />
            {m.visit_days({ count: days })}
            <LanguageMark language={language} />
          </span>
          <span className="font-medium tabular-nums">
            {m.visit_price({ price: formatMoney(priceCents) })}
          </span>
        </p>
        <h3
          id={id}
          lang={lang}
          dir="auto"
          className="mt-2 font-display text-subheading font-bold text-match wrap-anywhere"
        >
          {title}
        </h3>
        <p lang={lang} dir="auto" className="mt-2 text-match wrap-anywhere text-muted">
          {summary}
        </p>
        <Stops stops={stops} lang={lang} />
        <div className="mt-auto pt-5">
          <p className="mb-4 flex gap-2 border-t border-line pt-4 text-sm">
            <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-visit" />
            {m.visit_no_fixed_dates()}
          </p>
          <Link
            id={`${id}l`}
            to={`/visit/tours/${slug}`}
            preventScrollReset
            aria-labelledby={`${id}l ${id}`}
            className={buttonVariants({ variant: 'secondary', wide: true })}
          >
            {m.visit_request()}
          </Link>
        </div>
      </div>
    </article>
  )
}

/** The stops of a tour in order, as a route. */
export function Stops({
  stops,
  lang,
}: {
  stops: readonly string[]
  /** Their language, if it is not that of the page. */
  lang: string | undefined
}) {
  if (stops.length === 0) return null
  return (
    <ol aria-label={m.visit_stops()} className="mt-4 text-sm">
      {stops.map((stop, at) => (
        <li key={stop} className="relative flex gap-3 pb-2.5 last:pb-0">
          {at < stops.length - 1 && (
            <span aria-hidden className="absolute start-[7px] top-4 bottom-0 w-px bg-line" />
          )}
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 bg-surface text-visit" />
          <span lang={lang} dir="auto" className="min-w-0 wrap-anywhere">
            {stop}
          </span>
        </li>
      ))}
    </ol>
  )
}
