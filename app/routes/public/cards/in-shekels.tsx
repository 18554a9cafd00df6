import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { cn } from '#app/ui/class-names.ts'

/** About how much an amount in US cents is in shekels, or one of a goal; nothing until staff sets a rate. Payments stay in dollars. */
export function InShekels(props: Omit<AtRateProps, 'rate'>) {
  return <AtRate {...props} rate={useShekelRate()} />
}

/** What a dollar is worth in shekels; null until staff sets it. */
export function useShekelRate(): number | null {
  return useRootData()?.shekels?.rate ?? null
}

type AtRateProps = {
  cents: number | null
  of?: number | null
  rate: number | null
  className?: string
}

/** The same where the page's data is not known. */
export function AtRate({ cents, of: goal = null, rate, className }: AtRateProps) {
  if (rate === null || cents === null || (cents === 0 && goal === null)) return null
  const amount = format.shekels(cents, rate)
  return (
    <bdi className={cn('text-sm font-normal text-muted tabular-nums', className)}>
      {m.site_about_shekels({
        amount:
          goal === null
            ? amount
            : m.gifts_progress_of({ raised: amount, goal: format.shekels(goal, rate) }),
      })}
    </bdi>
  )
}
