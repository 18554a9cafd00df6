import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { SupportProblem } from '#domain/support/support-rules.ts'
import { kindLabel, type SupportKind } from '#domain/support/support.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { cn } from '#app/ui/class-names.ts'
import { kinds } from '#app/ui/kind-tag.tsx'

/** A link to the form of one way to support, or to its waiting list; the viewer's own support is listed below. */
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
  if (obstacle && obstacle !== 'full') return null
  const isFull = obstacle === 'full'
  return (
    <Link
      to={`/projects-events/${itemId}/support/${kind}`}
      preventScrollReset
      className={cn(
        buttonVariants({ variant: isFirst && !isFull ? 'primary' : 'secondary', wide: true }),
        'justify-start gap-3',
      )}
    >
      <Icon aria-hidden className={isFirst && !isFull ? '' : text} />
      <span className="min-w-0 flex-1 text-start">
        {kindLabel(kind)}
        {isFull && <span className="block text-sm text-muted">{m.waiting_join()}</span>}
      </span>
      <ChevronRight aria-hidden className="rtl:-scale-x-100" />
    </Link>
  )
}
