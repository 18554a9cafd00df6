import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { cn } from '#app/ui/class-names.ts'
import { useRootData } from './use-root-data.ts'

/** About how much an amount in US cents is in shekels, or one of a goal; nothing until staff sets a rate. Payments stay in dollars. */
export function InShekels({
  cents,
  of,
  className,
}: {
  cents: number | null
  of?: number | null
  className?: string
}) {
  const rate = useRootData()?.shekels?.rate
  if (rate === undefined || cents === null || (cents === 0 && !of)) return null
  const amount = format.shekels(cents, rate)
  const goal = of ? format.shekels(of, rate) : null
  return (
    <bdi className={cn('text-sm font-normal text-muted tabular-nums', className)}>
      {goal === null
        ? m.site_about_shekels({ amount })
        : cents === 0
          ? m.site_about_shekels_goal({ goal })
          : m.site_about_shekels_of({ amount, goal })}
    </bdi>
  )
}

/** That one pays in dollars, and, if amounts in shekels are shown, by which rate. */
export function ChargedInDollars({ className }: { className?: string }) {
  const shekels = useRootData()?.shekels
  return (
    <p className={cn('text-sm text-muted', className)}>
      {m.site_charged_in_dollars()}
      {shekels && (
        <>
          {' '}
          {m.site_shekels_are_about({
            rate: shekels.rate,
            date: format.date(shekels.since),
          })}
        </>
      )}
    </p>
  )
}
