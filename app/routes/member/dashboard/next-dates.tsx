import { Link } from 'react-router'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { describeTime } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import type { NextDate } from '#domain/support/queries/list-next-dates.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import { SupportBadge } from '../../public/cards/support-badges.tsx'

/** The next events that the user has signed up for. */
export function NextDates({ dates }: { dates: readonly NextDate[] }) {
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="next-dates" className="mb-8">
      <h2 id="next-dates" className="font-display text-subheading font-bold">
        {m.dashboard_next_dates()}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {dates.map(({ id, kind, status, consent, item }) => (
          <li
            key={`${id} ${item.startDatetime}`}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sand"
          >
            <div className="min-w-0">
              <Link
                to={signUpPagePath(id)}
                lang={otherThanPage(item.language)}
                dir="auto"
                className="font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {item.title}
              </Link>
              <p className="text-sm text-muted">
                {describeTime(item)} · <span dir="auto">{whereOf(item)}</span>
              </p>
            </div>
            <SupportBadge status={status} kind={kind} consent={consent} />
          </li>
        ))}
      </ul>
    </section>
  )
}
