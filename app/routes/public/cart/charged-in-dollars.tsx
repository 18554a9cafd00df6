import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { cn } from '#app/ui/class-names.ts'

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
