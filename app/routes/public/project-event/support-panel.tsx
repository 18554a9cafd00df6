import { Link } from 'react-router'
import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { placesLeft, type SupportProblem } from '#domain/support/support-rules.ts'
import { type SupportKind, type SupportStatus, kindLabel } from '#domain/support/support.ts'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Progress } from '../cards/gift-progress.tsx'
import { GiftTotal } from './gift-total.tsx'
import { WayToSupport } from './way-to-support.tsx'
import { SupportBadge } from '../cards/support-badges.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

type OwnPart = {
  id: string
  kind: SupportKind
  status: SupportStatus
  group: string | null
  /** The date they chose, in words; null for the whole. */
  date: string | null
  /** Of a minor: whether a parent or guardian has agreed; null for adults. */
  consent: string | null
}

export type SupportPanelData = {
  /** The ways to support, with the reason if one is unavailable to this viewer. */
  ways: { kind: SupportKind; obstacle: SupportProblem | null }[]
  own: OwnPart[]
  isOver: boolean
  isOwnItem: boolean
  signedIn: boolean
}

/** What the panel needs of an item to list the ways to support it. */
export type SupportPanelItem = Pick<ProjectEventCard, 'id' | 'places' | 'placesTaken'>
type Item = SupportPanelItem & Pick<ProjectEventCard, 'type'> & Progress

/** How to support an item, and the viewer's support so far. Sticky next to the page if there is room. */
export function SupportPanel({ item, ...panel }: SupportPanelData & { item: Item }) {
  const isEvent = item.type === 'event'
  return (
    <aside
      id="support"
      aria-labelledby="support-title"
      className="scroll-mt-24 lg:sticky lg:top-24"
    >
      <Card className="flex flex-col gap-5">
        <h2 id="support-title" className="font-display text-subheading font-bold">
          {titleOf(isEvent, panel.isOver)}
        </h2>
        <GiftTotal {...item} isOver={panel.isOver} />
        <ItemWays item={item} {...panel} />
      </Card>
    </aside>
  )
}

/** The ways to support an item, and what the viewer has done of them. */
export function ItemWays({ item, ...panel }: SupportPanelData & { item: SupportPanelItem }) {
  return (
    <PersonalPart of="item-ways" about={item.id}>
      <Invitation item={item} {...panel} />
      <OwnSupports own={panel.own} />
    </PersonalPart>
  )
}

function titleOf(isEvent: boolean, isOver: boolean): string {
  if (isOver) return isEvent ? m.supporting_panel_over_event() : m.supporting_panel_over()
  return isEvent ? m.supporting_panel_event() : m.supporting_panel_project()
}

function Invitation({
  item,
  ways,
  isOver,
  isOwnItem,
  signedIn,
}: SupportPanelData & { item: SupportPanelItem }) {
  if (isOwnItem) {
    return (
      <>
        <p className="text-muted">{m.supporting_panel_own()}</p>
        <Button asChild variant="secondary">
          <Link to={`/partner-dashboard/supporters?post=${item.id}`}>
            {m.supporting_panel_own_link()}
          </Link>
        </Button>
      </>
    )
  }
  if (isOver) {
    return (
      <>
        <p className="text-muted">{m.supporting_panel_over_text()}</p>
        <Button asChild variant="secondary">
          <Link to="/projects-events">{m.supporting_look_around()}</Link>
        </Button>
      </>
    )
  }
  if (ways.length === 0) return <p className="text-muted">{m.supporting_panel_none()}</p>
  return (
    <>
      <PlacesLeft {...item} />
      <ul className="flex flex-col gap-2.5">
        {ways.map((way, at) => (
          <li key={way.kind}>
            <WayToSupport {...way} itemId={item.id} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {!signedIn && <p className="text-sm text-muted">{m.supporting_panel_no_account()}</p>}
    </>
  )
}

/** The number of places left, as text and as a bar. */
function PlacesLeft(item: Pick<SupportPanelItem, 'places' | 'placesTaken'>) {
  const left = placesLeft(item)
  if (item.places === null || left === null) return null
  const words =
    left === 0
      ? m.supporting_panel_all_taken({ places: item.places })
      : m.supporting_panel_left({ left, places: item.places })
  return (
    <div>
      <p className="text-sm font-medium">{words}</p>
      <div aria-hidden data-bar="" className="mt-2 h-2 overflow-hidden rounded-full bg-sand">
        <div
          className="h-full rounded-full bg-volunteer"
          style={{ width: `${Math.round(((item.places - left) / item.places) * 100)}%` }}
        />
      </div>
    </div>
  )
}

/** The viewer's support of an item so far; details are on the dashboard. */
function OwnSupports({ own }: { own: readonly OwnPart[] }) {
  if (own.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-sm font-medium">{m.supporting_panel_yours()}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {own.slice(0, 5).map(({ id, kind, status, group, date, consent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              <Sentence>
                {date ??
                  (group === null
                    ? kindLabel(kind)
                    : m.together_what({ what: kindLabel(kind), group }))}
              </Sentence>
            </span>
            <SupportBadge status={status} kind={kind} consent={consent} />
          </li>
        ))}
      </ul>
      <Link
        to="/dashboard"
        className="mt-3 inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
      >
        {m.supporting_to_dashboard()}
      </Link>
    </div>
  )
}
