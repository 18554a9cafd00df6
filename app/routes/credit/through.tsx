import { Waypoints } from 'lucide-react'
import { Link } from 'react-router'
import { ambassadorPath } from '#domain/ambassadors/ambassador.ts'
import { throughSentence, type Referral as Whom } from '#domain/ambassadors/referral.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { cn } from '#app/ui/class-names.ts'

/** A line that names the ambassador who brought the support. `to` is its link, by default the ambassador's page. */
export function Through({
  through,
  to,
  className,
}: {
  through: Whom | null
  to?: string
  className?: string
}) {
  const isOpen = useIsOpen('ambassadors')
  if (!through) return null
  const { ambassador } = through
  const address = to ?? (ambassador && isOpen ? ambassadorPath(ambassador.id) : null)
  const words = <bdi>{throughSentence(through)}</bdi>
  return (
    <p className={cn('flex items-start gap-2 text-sm text-muted wrap-anywhere', className)}>
      <Waypoints aria-hidden className="mt-0.5 size-4 shrink-0" />
      {address === null ? (
        words
      ) : (
        <Link
          to={address}
          className="underline-offset-4 hover:text-primary hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {words}
        </Link>
      )}
    </p>
  )
}
