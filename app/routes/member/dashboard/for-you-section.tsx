import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import type { ForYou } from '#domain/recommendations/queries/list-for-you.ts'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { FOR_YOU } from '../../public/for-you/for-you-path.ts'
import { ItemPicture } from '../../public/cards/item-picture.tsx'
import { whenOf } from '#domain/project-events/when.ts'

/** Number of recommendations shown here, each with its two strongest reasons. */
export const FOR_YOU_HERE = 3
const TOLD_HERE = 2

/** The best recommendations for the user, or the one step needed to get them. */
export function ForYouSection({ items, basedOn }: Pick<ForYou, 'items' | 'basedOn'>) {
  const hasProfiles = useIsOpen('volunteer-profile')
  const isKnown = basedOn.preferences || basedOn.profile
  const next = isKnown
    ? { to: FOR_YOU, label: m.foryou_see_all() }
    : hasProfiles
      ? { to: PROFILE_PATH, label: m.foryou_build_profile() }
      : { to: '/dashboard/preferences', label: m.foryou_set_preferences() }
  return (
    <section aria-labelledby="for-you" className="mt-10 border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="for-you" className="font-display text-subheading font-bold">
          {m.foryou_for_you()}
        </h2>
        <Link
          to={next.to}
          className="inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {next.label}
          <ArrowRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
        </Link>
      </div>
      {items.length === 0 && (
        <p className="mt-1 text-sm text-muted">
          {isKnown ? m.foryou_dashboard_none() : m.foryou_dashboard_tell()}
        </p>
      )}
      {items.length > 0 && (
        <ul className="mt-3 grid gap-3 md:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          {items.map(({ card, reasons }) => (
            <li key={card.id}>
              <div className="group/pick relative flex h-full gap-4 overflow-hidden rounded-card border border-line bg-surface p-3 transition-colors hover:border-field">
                <ItemPicture
                  item={card}
                  sizes="5rem"
                  width={160}
                  height={160}
                  className="size-16 shrink-0 rounded-field object-cover"
                />
                <div className="min-w-0 flex-1">
                  <h3 className="font-medium">
                    <Link
                      to={`/projects-events/${card.id}`}
                      lang={otherThanPage(card.language)}
                      dir="auto"
                      className="line-clamp-2 text-match wrap-anywhere underline-offset-4 group-hover/pick:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
                    >
                      {card.title}
                    </Link>
                  </h3>
                  <p className="mt-0.5 text-sm text-muted">{whenOf(card)}</p>
                  <ul
                    aria-label={m.foryou_why({ title: card.title })}
                    className="mt-1.5 grid gap-0.5 text-sm"
                  >
                    {reasons.slice(0, TOLD_HERE).map((reason) => (
                      <li key={reason} className="flex gap-1.5">
                        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-gold" />
                        <bdi className="min-w-0 wrap-anywhere">{reason}</bdi>
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
