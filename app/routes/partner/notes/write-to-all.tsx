import { Megaphone } from 'lucide-react'
import { Link } from 'react-router'
import { notePath } from '#domain/notes/note.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'

/** Leads to the page on which a note to everybody who signed up for an item is written. */
export function WriteToAll({ itemId }: { itemId: string }) {
  return (
    <p className="mt-4">
      <Button asChild variant="secondary" size="small">
        <Link to={notePath(itemId)}>
          <Megaphone aria-hidden className="rtl:-scale-x-100" />
          {m.notes_write()}
        </Link>
      </Button>
    </p>
  )
}
