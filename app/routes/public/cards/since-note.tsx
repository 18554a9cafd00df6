import { Link } from 'react-router'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'

export type SinceNoteProps = {
  /** The start of the searched period. */
  since: Date
  /** The URL that searches everything. */
  everywhere: string
}

/** Says how far back a search went, with a link to search everything. */
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
