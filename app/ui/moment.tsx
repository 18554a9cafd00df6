import { format } from '#platform/text/format.ts'

export type MomentProps = {
  at: Date | string
  as?: 'date' | 'shortDate' | 'dateTime'
  className?: string
}

/** A formatted time with a machine-readable `datetime`. */
export function Moment({ at, as = 'date', className }: MomentProps) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {format[as](at)}
    </time>
  )
}
