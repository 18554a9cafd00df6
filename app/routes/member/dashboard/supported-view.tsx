import { Link } from 'react-router'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import type { OwnProposal } from '#domain/attendance/queries/list-own-proposals.ts'
import type { OwnSupport } from '#domain/support/queries/list-own-supports.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListSection } from './list-section.tsx'
import { useListOfItems } from './use-list-of-items.ts'
import { CalendarDays, MapPin, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { supportLabelWithGroup } from '#domain/support/support-words.ts'
import { format } from '#platform/text/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { KindTag } from '#app/ui/kind-tag.tsx'
import { Name } from '#app/ui/name.tsx'
import { GiftMoney } from '../../public/gifts/gift-money.tsx'
import { Through } from '../../credit/through.tsx'
import { ItemPicture } from '../../public/cards/item-picture.tsx'
import { PhaseBadge, SupportBadge } from '../../public/cards/support-badges.tsx'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { SupportedActions } from './supported-actions.tsx'

/** The user's supports, newest first. */
export function SupportedView({
  supports,
  proposals,
  page,
  pageCount,
}: {
  supports: OwnSupport[]
  /** What to say about their hours, by sign-up. */
  proposals: ReadonlyMap<string, OwnProposal>
  page: number
  pageCount: number
}) {
  return (
    <ListSection
      tab="projects"
      id="supported"
      title={m.dashboard_supported()}
      page={page}
      pageCount={pageCount}
    >
      {supports.length === 0 ? (
        <EmptyState
          title={m.dashboard_none_supported()}
          region="galilee"
          level={3}
          action={<FindProjects />}
        >
          {m.dashboard_none_supported_text()}
        </EmptyState>
      ) : (
        <ul className="mt-5 mb-8 flex flex-col gap-4">
          {supports.map((support) => (
            <li key={support.id}>
              <SupportedCard {...support} proposal={proposals.get(support.id) ?? null} />
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  )
}

/** The call to action of an empty view. */
export function FindProjects() {
  return (
    <Button asChild>
      <Link to={useListOfItems()}>{m.dashboard_find_projects()}</Link>
    </Button>
  )
}

/** One support: the item, the status of both, and the possible actions. */
function SupportedCard({ proposal, ...support }: OwnSupport & { proposal: OwnProposal | null }) {
  const { item, phase, status, kind, reason, isPublic, together } = support
  const group = together?.group ?? null
  const list = useListOfItems()
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
      <ItemPicture
        item={item}
        sizes="(min-width: 640px) 11rem, 92vw"
        className="h-32 w-full sm:h-full"
      />
      <div className="flex flex-col p-4 sm:p-5">
        <div className="flex flex-wrap gap-1.5">
          {isPublic ? <PhaseBadge phase={phase} /> : <Badge>{m.dashboard_no_longer()}</Badge>}
          <KindTag kind={kind} />
        </div>
        <h3
          lang={otherThanPage(item.language)}
          dir="auto"
          className="mt-2.5 font-display text-subheading font-bold text-match wrap-anywhere"
        >
          {isPublic ? (
            <Link
              to={`${list}/${item.id}`}
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          <Name>{item.organization}</Name> · {categoryLabel(item.category)}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <Line icon={CalendarDays}>{whenOf(item)}</Line>
          <Line icon={MapPin}>
            <bdi>{whereOf(item)}</bdi>
          </Line>
        </ul>
        <div className="mt-4 border-t border-line pt-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span dir="auto" className="font-medium wrap-anywhere">
              {supportLabelWithGroup({ ...support, group })}
            </span>
            <SupportBadge
              status={status}
              kind={kind}
              isOnHold={!isPublic}
              consent={support.consent}
            />
          </p>
          {support.money && (
            <GiftMoney money={support.money} className="mt-1.5 text-sm tabular-nums" />
          )}
          <Through through={support.through} className="mt-2" />
          {reason && (
            <p dir="auto" className="mt-2 text-sm whitespace-pre-line text-muted wrap-anywhere">
              {m.dashboard_declined_because({ reason })}
            </p>
          )}
          {support.date?.id === null && <p className="mt-2 text-sm">{m.signups_date_gone()}</p>}
          {support.coming && (
            <p className="mt-2 text-sm">
              {support.coming === 'asked' ? m.signups_asks() : m.signups_is_coming()}
            </p>
          )}
          {support.inLine && (
            <p className="mt-2 text-sm">{lineWords(support.inLine, item.timeZone)}</p>
          )}
          {proposal && proposal.hours > 0 && (
            <p className="mt-2 text-sm wrap-anywhere">
              {m.onday_proposed({
                organization: item.organization,
                count: proposal.hours,
                hours: format.number(proposal.hours),
              })}
            </p>
          )}
          <SupportedActions {...support} asksHours={Boolean(proposal?.isOpen)} />
        </div>
      </div>
    </article>
  )
}

function lineWords(
  { position, offeredUntil }: NonNullable<OwnSupport['inLine']>,
  timeZone: string,
): string {
  if (position !== null) return m.waiting_position_short({ position })
  return offeredUntil
    ? m.waiting_offered_until({ time: format.dateTime(offeredUntil, timeZone) })
    : m.waiting_offered()
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
