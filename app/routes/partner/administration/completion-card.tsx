import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'

/** How much of the profile is there, in words, in a hundred and as a bar. */
export function CompletionCard({ count, percent }: { count: number; percent: number }) {
  return (
    <Card ground="sand" className="p-4 sm:p-5">
      <h2 id="profile-completion" className="font-display text-lg leading-6 font-bold">
        {m.partneradmin_completion()}
      </h2>
      <p className="mt-1 flex items-baseline justify-between gap-3 text-sm">
        <span>{m.partneradmin_completed({ count })}</span>
        <span className="font-medium tabular-nums">{m.partneradmin_percent({ percent })}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby="profile-completion"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={m.partneradmin_completed({ count })}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
    </Card>
  )
}
