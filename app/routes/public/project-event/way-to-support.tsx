import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { SupportProblem } from '#domain/support/support-rules.ts'
import { kindLabel, type SupportKind } from '#domain/support/support.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { cn } from '#app/ui/class-names.ts'
import { kinds } from '#app/ui/kind-tag.tsx'

/** A link to the form of one way to support. Says so if it is full; the viewer's own support is listed below. */
export function WayToSupport({
  kind,
  obstacle,
  itemId,
  isFirst,
}: {
  kind: SupportKind
  obstacle: SupportProblem | null
  itemId: string
  isFirst: boolean
}) {
  const { icon: Icon, text } = kinds[kind]
  if (obstacle === 'already' || obstacle === 'with-group') return null
  if (obstacle) {
    return (
      <p className="flex min-h-11 items-center gap-3 rounded-field border border-line px-4 text-muted">
        <Icon aria-hidden className="size-[1.15em] shrink-0" />
        <span className="flex-1">{kindLabel(kind)}</span>
        <Badge>{m.supporting_panel_full()}</Badge>
      </p>
    )
  }
  return (
    <Link
      to={`/projects-events/${itemId}/support/${kind}`}
      preventScrollReset
      className={cn(
        buttonVariants({ variant: isFirst ? 'primary' : 'secondary', wide: true }),
        'justify-start gap-3',
      )}
    >
      <Icon aria-hidden className={isFirst ? '' : text} />
      <span className="flex-1 text-start">{kindLabel(kind)}</span>
      <ChevronRight aria-hidden className="rtl:-scale-x-100" />
    </Link>
  )
}
