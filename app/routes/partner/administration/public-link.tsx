import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'

/** The way to what visitors see of the organization. */
export function PublicLink({ id }: { id: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to={`/partner/${id}`}>
        {m.partneradmin_public_page()}
        <ExternalLink aria-hidden />
      </Link>
    </Button>
  )
}
