import { Link } from 'react-router'
import { m } from '#messages'
import { kindLabel } from '#domain/support/support.ts'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { kinds } from '#app/ui/kind-tag.tsx'
import type { SupportPanelData } from './support-panel.tsx'

export type SupportBarProps = Pick<SupportPanelData, 'ways' | 'isOver'> & { itemId: string }

/**
 * The first way to support, sticky at the bottom on phones. Comes last in the page, so that it sticks to the window's
 * bottom while scrolling and covers nothing at the end.
 */
export function SupportBar(props: SupportBarProps) {
  return (
    <PersonalPart of="item-bar" about={props.itemId}>
      <FirstWay {...props} />
    </PersonalPart>
  )
}

function FirstWay({ itemId, ways, isOver }: SupportBarProps) {
  const open = ways.filter(({ obstacle }) => obstacle === null)
  const [first] = open
  if (!first || isOver) return null
  const Icon = kinds[first.kind].icon
  return (
    <div
      data-clear-of-toasts=""
      className="sticky bottom-0 z-30 flex gap-3 border-t border-line bg-surface px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <Button asChild className="flex-1">
        <Link to={`/projects-events/${itemId}/support/${first.kind}`} preventScrollReset>
          <Icon aria-hidden />
          {kindLabel(first.kind)}
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
