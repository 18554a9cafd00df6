import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'

/** What is stored and who can see it. */
export function Privacy() {
  return (
    <p className="flex gap-3 text-sm text-muted">
      <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {m.volunteerprofile_privacy()}{' '}
        <Link to="/privacy" className="underline underline-offset-3 hover:text-primary">
          {m.volunteerprofile_privacy_more()}
        </Link>
      </span>
    </p>
  )
}
