import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { PartnerCardData as Partner } from '#domain/partners/present-partner-card.ts'
import { focusAreaLabel } from '#domain/partners/partner.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PartnerLogo } from './partner-logo.tsx'

/** One organization in a list. The whole card leads to its page, by one link. */
export function PartnerCard({ partner, level = 2 }: { partner: Partner; level?: 2 | 3 }) {
  const id = useId()
  const Heading = `h${level}` as const
  const { name, nameHebrew, logo, category, summary, focusAreas } = partner
  return (
    <article className="group/card relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-colors hover:border-field">
      <div className="flex items-center gap-4">
        <PartnerLogo name={name} logo={logo} />
        <div className="min-w-0">
          <Heading
            id={`${id}n`}
            dir="auto"
            className="font-display text-subheading font-bold text-match wrap-anywhere"
          >
            {name}
          </Heading>
          {nameHebrew && (
            <p className="text-sm text-muted">
              <bdi lang="he">{nameHebrew}</bdi>
            </p>
          )}
        </div>
      </div>
      {category && <p className="mt-4 text-xs font-medium text-gold">{categoryLabel(category)}</p>}
      {summary && (
        <p dir="auto" className="mt-1.5 line-clamp-3 text-start text-muted wrap-anywhere">
          {summary}
        </p>
      )}
      {focusAreas.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-1.5">
          {focusAreas.slice(0, 3).map((area) => (
            <li key={area} className="max-w-full">
              <Badge>{focusAreaLabel(area)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={`/partner/${partner.id}`}
        id={`${id}l`}
        aria-labelledby={`${id}l ${id}n`}
        className="mt-auto pt-4 font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
      >
        {m.listing_partner_visit()}
      </Link>
    </article>
  )
}
