import { Link } from 'react-router'
import { m } from '#messages'
import { kindLabel } from '#domain/support/support.ts'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { kinds } from '#app/ui/kind-tag.tsx'
import { needOf } from './need-of.ts'
import type { SupportPanelData } from './support-panel.tsx'

export type BarWaysProps = Pick<SupportPanelData, 'ways'> & { itemId: string }

type SupportBarProps = Pick<SupportPanelData, 'ways' | 'isOver'> & {
  item: Parameters<typeof needOf>[0] & { id: string }
}

/**
 * What is needed, and the first way to support, sticky at the bottom on phones. Comes last in the page, so that it sticks to
 * the window's bottom while scrolling and covers nothing at the end.
 */
export function SupportBar({ item, ways, isOver }: SupportBarProps) {
  const need = needOf(item)
  if (isOver || (need === null && ways.length === 0)) return null
  return (
    <div
      data-clear-of-toasts=""
      className="sticky bottom-0 z-30 border-t border-line bg-surface px-gutter pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {need && <p className="text-center text-sm font-medium tabular-nums">{need}</p>}
      <BarWays itemId={item.id} ways={ways} />
    </div>
  )
}

/** The buttons of the bar, which depend on the viewer. */
export function BarWays(props: BarWaysProps) {
  return (
    <PersonalPart of="item-bar" about={props.itemId}>
      <FirstWay {...props} />
    </PersonalPart>
  )
}

function FirstWay({ itemId, ways }: BarWaysProps) {
  const first =
    ways.find(({ obstacle }) => obstacle === null) ??
    ways.find(({ obstacle }) => obstacle === 'full')
  if (!first) return null
  const Icon = kinds[first.kind].icon
  return (
    <div className="mt-2 flex gap-3">
      <Button asChild className="flex-1">
        <Link to={`/projects-events/${itemId}/support/${first.kind}`} preventScrollReset>
          <Icon aria-hidden />
          {first.obstacle === 'full' ? m.waiting_join() : kindLabel(first.kind)}
        </Link>
      </Button>
      {ways.length > 1 && (
        <Button asChild variant="secondary">
          <a href="#support">{m.supporting_panel_ways()}</a>
        </Button>
      )}
    </div>
  )
}
