import { m } from '#messages'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { ProjectEventCard } from '#app/routes/public/cards/project-event-card.tsx'

/** The card as lists will show it. Nothing in it can be pressed: its page may not be public yet. */
export function CardPreview({ item, note }: { item: Item; note?: string }) {
  return (
    <aside aria-label={m.posts_preview()} className="max-w-96 xl:sticky xl:top-20">
      <p className="text-sm font-medium">{m.posts_preview()}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
      <div inert className="mt-3">
        <ProjectEventCard item={item} />
      </div>
    </aside>
  )
}
