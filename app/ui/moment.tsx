import { format } from '#platform/text/format.ts'

export type MomentProps = {
  at: Date | string
  /** How it is written. */
  as?: 'date' | 'shortDate' | 'dateTime'
  className?: string
}

/** A moment as people read it, with the exact time for programs. */
export function Moment({ at, as = 'date', className }: MomentProps) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {format[as](at)}
    </time>
  )
}
