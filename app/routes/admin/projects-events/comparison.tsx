import type { ReactNode } from 'react'
import { m } from '#messages'
import { fileAddress } from '#domain/files/file.ts'
import type { Picture } from '#domain/project-events/pictures.ts'
import type { ReviewLine } from '#domain/project-events/review.ts'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'

export type Pictured = {
  itemId: string
  region: string | null
  district: string | null
  pictures: readonly Picture[]
  currentPictures: readonly Picture[]
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
        const shown = (words: string | null, pictures: readonly Picture[]) =>
          key === 'picture' ? <Pictures {...picture} pictures={pictures} /> : <Words>{words}</Words>
        return (
          <div key={key} className="grid gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[9rem_1fr]">
            <dt className="flex flex-wrap items-start gap-2 text-sm text-muted md:flex-col">
              {label}
              {isChanged && <StatusBadge tone="warning">{m.moderation_changed()}</StatusBadge>}
            </dt>
            {isChanged ? (
              <dd className="grid min-w-0 gap-4 sm:grid-cols-2">
                <Side caption={m.moderation_proposed()} isNew>
                  {shown(proposed, picture.pictures)}
                </Side>
                <Side caption={before}>{shown(current, picture.currentPictures)}</Side>
              </dd>
            ) : (
              <dd className="min-w-0">{shown(proposed, picture.pictures)}</dd>
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

function Pictures({ itemId, region, district, pictures }: Omit<Pictured, 'currentPictures'>) {
  if (pictures.length === 0) {
    return (
      <figure>
        <ItemPicture
          item={{ id: itemId, region, district, image: null }}
          sizes="20rem"
          width={320}
          height={200}
          className="aspect-8/5 w-full max-w-80 rounded-field"
        />
        <figcaption className="mt-1 text-sm text-muted">{m.moderation_no_picture()}</figcaption>
      </figure>
    )
  }
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ fileId, caption, alt }, at) => (
        <li key={fileId} className="w-44 min-w-0">
          <a href={fileAddress(fileId, 1600)} className="block">
            <img
              src={fileAddress(fileId, 480)}
              alt={alt || m.posts_picture_number({ number: at + 1 })}
              width={480}
              height={360}
              loading="lazy"
              className="aspect-4/3 w-full rounded-field bg-sand object-cover"
            />
          </a>
          <p dir="auto" className="mt-1 text-start text-sm wrap-anywhere">
            {caption || <span className="text-muted">{m.moderation_no_caption()}</span>}
          </p>
          <p dir="auto" className="text-start text-sm text-muted wrap-anywhere">
            {alt ? m.moderation_picture_alt({ alt }) : m.moderation_no_alt()}
          </p>
        </li>
      ))}
    </ul>
  )
}
