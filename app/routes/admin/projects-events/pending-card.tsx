import { Building2, CalendarDays, Mail, MapPin, PencilLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  typeLabel,
  type Category,
  type ProjectEventType,
} from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { otherThanPage, type Language } from '#platform/text/language.ts'
import { m } from '#messages'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { ManyBox } from '../../shared/many/many-box.tsx'
import { DecisionButtons, type DecisionButtonsProps } from '../decisions/decision-buttons.tsx'

export type PendingItem = {
  revisionId: string
  itemId: string
  type: ProjectEventType
  isEdit: boolean
  title: string
  /** In which the title and the summary are. */
  language: Language
  category: string
  summary: string
  organization: string
  duration: string
  location: string | null
  submittedAt: string
  author: string | null
  image: string | null
  topic: Category | null
  region: string | null
  district: string | null
  problems: string[]
  /** Number of people who are emailed on approval. */
  toNotify: number
}

/** A pending proposal: content, organization, and the three decision buttons. */
export function PendingCard({
  item,
  decisions,
  isChosen,
}: {
  item: PendingItem
  isChosen: boolean
  decisions: DecisionButtonsProps
}) {
  return (
    <article
      id={`item-${item.revisionId}`}
      tabIndex={-1}
      aria-labelledby={`title-${item.revisionId}`}
      data-approve={decisions.confirmAddress}
      data-reject={decisions.reasonAddress('reject')}
      className="flex gap-4 rounded-card border border-line bg-surface p-4 has-checked:border-primary sm:gap-5"
    >
      <ManyBox
        value={item.revisionId}
        name={item.title || m.moderation_untitled()}
        label={m.many_select_one({ name: item.title || m.moderation_untitled() })}
        isChosen={isChosen}
      />
      <ItemPicture
        item={{ ...item, id: item.itemId, category: item.topic }}
        sizes="6rem"
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-field max-sm:hidden"
      />
      <div className="min-w-0 flex-1 xl:flex xl:gap-8">
        <div className="min-w-0 xl:flex-1">
          <p className="mb-1.5 flex flex-wrap gap-1.5">
            <Badge className="bg-primary-tint text-primary">{typeLabel(item.type)}</Badge>
            {item.category && <Badge>{item.category}</Badge>}
            <LanguageMark language={item.language} />
            {item.isEdit && (
              <StatusBadge tone="neutral" icon={PencilLine}>
                {m.moderation_edit_of_public()}
              </StatusBadge>
            )}
          </p>
          <h3
            id={`title-${item.revisionId}`}
            lang={otherThanPage(item.language)}
            className="font-display text-subheading font-bold wrap-anywhere text-match"
            dir="auto"
          >
            <Link
              to={`/admin/projects-events/${item.revisionId}`}
              data-row
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              {item.title || m.moderation_untitled()}
            </Link>
          </h3>
          <p
            lang={otherThanPage(item.language)}
            className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted"
            dir="auto"
          >
            {item.summary}
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            <Fact icon={<Building2 aria-hidden />}>{item.organization}</Fact>
            <Fact icon={<CalendarDays aria-hidden />}>{item.duration}</Fact>
            {item.location && <Fact icon={<MapPin aria-hidden />}>{item.location}</Fact>}
          </ul>
          <p className="mt-1 text-sm text-muted">
            {item.author
              ? m.moderation_submitted_by({
                  date: format.shortDate(item.submittedAt),
                  author: item.author,
                })
              : m.moderation_submitted_on({ date: format.shortDate(item.submittedAt) })}
          </p>
          {item.toNotify > 0 && (
            <p className="mt-2 flex gap-1.5 text-sm font-medium">
              <Mail aria-hidden className="mt-0.5 size-4 shrink-0" />
              {m.signups_approve_count({ count: item.toNotify })}
            </p>
          )}
          {item.problems.length > 0 && (
            <p className="mt-2 flex gap-1.5 text-sm font-medium text-gold">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {[m.moderation_not_ready(), ...item.problems].join(' · ')}
            </p>
          )}
        </div>
        <div className="mt-3 shrink-0 xl:mt-0 xl:w-44">
          <DecisionButtons {...decisions} />
        </div>
      </div>
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex max-w-full min-w-0 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {children}
      </span>
    </li>
  )
}
