import type { ReactNode } from 'react'
import { m } from '#messages'
import type { Category } from '#domain/project-events/project-event.ts'
import type { ReviewLine } from '#domain/project-events/review.ts'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'

export type Pictured = {
  itemId: string
  title: string
  category: Category | null
  region: string | null
  district: string | null
  image: string | null
  currentImage: string | null
}

/** Shows a proposal line by line; a change of a published item is shown next to the current version. */
export function Comparison({
  lines,
  picture,
  isPublic,
}: {
  lines: readonly ReviewLine[]
  picture: Pictured
  isPublic: boolean
}) {
  const before = isPublic ? m.moderation_public_now() : m.moderation_public_before()
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {lines.map(({ key, label, proposed, current, isChanged }) => {
        const shown = (words: string | null, image: string | null) =>
          key === 'picture' ? <Picture {...picture} image={image} /> : <Words>{words}</Words>
        return (
          <div key={key} className="grid gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[9rem_1fr]">
            <dt className="flex flex-wrap items-start gap-2 text-sm text-muted md:flex-col">
              {label}
              {isChanged && <StatusBadge tone="warning">{m.moderation_changed()}</StatusBadge>}
            </dt>
            {isChanged ? (
              <dd className="grid min-w-0 gap-4 sm:grid-cols-2">
                <Side caption={m.moderation_proposed()} isNew>
                  {shown(proposed, picture.image)}
                </Side>
                <Side caption={before}>{shown(current, picture.currentImage)}</Side>
              </dd>
            ) : (
              <dd className="min-w-0">{shown(proposed, picture.image)}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

function Side({
  caption,
  isNew = false,
  children,
}: {
  caption: string
  isNew?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={
        isNew ? 'min-w-0 border-s-2 border-gold-leaf ps-3' : 'min-w-0 border-s-2 border-line ps-3'
      }
    >
      <p className="mb-1 text-xs font-medium text-muted">{caption}</p>
      {children}
    </div>
  )
}

function Words({ children }: { children: string | null }) {
  if (!children) return <p className="text-muted">{m.moderation_nothing()}</p>
  return (
    <p className="wrap-anywhere whitespace-pre-line" dir="auto">
      {children}
    </p>
  )
}

function Picture({ itemId, ...item }: Omit<Pictured, 'currentImage'>) {
  return (
    <figure>
      <ItemPicture
        item={{ ...item, id: itemId }}
        sizes="20rem"
        width={320}
        height={200}
        className="aspect-8/5 w-full max-w-80 rounded-field"
      />
      {!item.image && (
        <figcaption className="mt-1 text-sm text-muted">{m.moderation_no_picture()}</figcaption>
      )}
    </figure>
  )
}
