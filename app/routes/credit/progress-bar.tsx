import { cn } from '#app/ui/class-names.ts'

/** How much of something is done; more than all of it fills the bar. The words beside it say the same. */
export function ProgressBar({
  label,
  percent,
  words,
}: {
  label: string
  percent: number
  words: string
}) {
  const filled = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={words}
      className="h-2.5 overflow-hidden rounded-full bg-sand forced-colors:border"
    >
      <div
        style={{ width: `${filled}%` }}
        className={cn(
          'h-full rounded-full forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
          filled > 0 && 'min-w-2',
          percent >= 100 ? 'bg-volunteer' : 'bg-primary',
        )}
      />
    </div>
  )
}
