import { Link } from 'react-router'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'

export type SinceNoteProps = {
  /** When what was looked through begins. */
  since: Date
  /** Where everything is looked through. */
  everywhere: string
}

/** Says that a search went only so far back, and leads to the rest. */
export function SinceNote({ since, everywhere }: SinceNoteProps) {
  return (
    <p className="mt-1 text-sm text-muted">
      {m.listing_since_only({ day: format.date(since) })}{' '}
      <Link
        to={everywhere}
        preventScrollReset
        className="inline-block font-medium text-primary underline underline-offset-4 pointer-coarse:py-2.5"
      >
        {m.listing_look_further()}
      </Link>
    </p>
  )
}
