import type { ReactNode } from 'react'

/** A number and what it counts. */
export function Stat({
  figure,
  label,
  note,
}: {
  figure: ReactNode
  label: ReactNode
  note?: ReactNode
}) {
  return (
    <div className="min-w-0 border-s-2 border-gold-leaf ps-3 sm:ps-5">
      <p className="font-display text-figure font-bold tracking-[-0.02em] wrap-anywhere tabular-nums">
        {figure}
      </p>
      <p className="mt-2 font-medium">{label}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
