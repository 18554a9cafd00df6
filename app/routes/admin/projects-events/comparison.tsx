import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import type { Category } from '#domain/project-events/project-event.ts'
import type { MarkedText } from '#domain/project-events/mark-changes.ts'
import { fileAddress } from '#domain/files/file.ts'
import { inEachOf } from '#domain/translations/short-texts.ts'
import type { Picture } from '#domain/project-events/pictures.ts'
import type { Point } from '#domain/project-events/place.ts'
import { langOf, pageLanguage } from '#platform/text/language.ts'
import type { ReviewLine } from '#domain/project-events/review.ts'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { cn } from '#app/ui/class-names.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { textSide } from '#app/ui/text-side.ts'

export type ComparedPictures = {
  itemId: string
  title: string
  category: Category | null
  region: string | null
  district: string | null
  pictures: readonly Picture[]
  currentPictures: readonly Picture[]
}

/** A point, and where it lies on the small map of an item's page, as shares of its width and height; null outside of it. */
export type Spot = Point & { onSmallMap: { left: number; top: number } | null }

const row = 'grid gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[9rem_1fr]'

/**
 * Shows a proposal line by line. A change of a published item has two columns: the public version and the proposed one, in which
 * what differs is marked.
 */
export function Comparison({
  lines,
  picture,
  spots,
  isPublic,
}: {
  lines: readonly ReviewLine[]
  picture: ComparedPictures
  spots: { current: Spot | null; proposed: Spot | null }
  isPublic: boolean
}) {
  const before = isPublic ? m.moderation_public_now() : m.moderation_public_before()
  const isChange = lines.some(({ isChanged }) => isChanged)
  return (
    <div className="rounded-card border border-line bg-surface">
      {isChange && (
        <div
          aria-hidden
          className={`${row} rounded-t-card border-b border-line bg-sand py-2.5 text-sm font-medium max-sm:hidden`}
        >
          <span className="max-md:hidden" />
          <div className="grid grid-cols-2 gap-4">
            <span>{before}</span>
            <span>{m.moderation_proposed()}</span>
          </div>
        </div>
      )}
      <dl className="divide-y divide-line">
        {lines.map((line) => (
          <div key={line.key} className={row}>
            <dt className="flex flex-wrap items-start gap-2 text-sm text-muted md:flex-col">
              {line.label}
              {line.isChanged && <StatusBadge tone="warning">{m.moderation_changed()}</StatusBadge>}
            </dt>
            {line.isChanged ? (
              <dd className="grid min-w-0 gap-4 sm:grid-cols-2">
                <Side caption={before}>
                  {line.key === 'picture' ? (
                    <Pictures {...picture} pictures={picture.currentPictures} />
                  ) : (
                    <Words marks={line.marks?.before} as="del">
                      {line.current}
                    </Words>
                  )}
                  {line.key === 'where' && <OnMap spot={spots.current} />}
                </Side>
                <Side caption={m.moderation_proposed()} isNew>
                  {line.key === 'picture' ? (
                    <Pictures {...picture} />
                  ) : (
                    <Words marks={line.marks?.after} as="ins">
                      {line.proposed}
                    </Words>
                  )}
                  {line.key === 'where' && <OnMap spot={spots.proposed} />}
                </Side>
              </dd>
            ) : (
              <dd className="min-w-0">
                {line.key === 'picture' ? (
                  <Pictures {...picture} />
                ) : (
                  <Words>{line.proposed}</Words>
                )}
                {line.key === 'where' && <OnMap spot={spots.proposed} />}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
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
      {/* The heads of the columns, where they are not in sight. */}
      <p className="mb-1 text-xs font-medium text-muted sm:sr-only">{caption}</p>
      {children}
    </div>
  )
}

const marked = {
  del: 'bg-donate-tint text-donate line-through decoration-1',
  ins: 'bg-volunteer-tint text-volunteer underline decoration-1 underline-offset-2',
}

/** A text with what the other version lacks marked as removed or added. */
function Words({
  children,
  marks,
  as: As = 'ins',
}: {
  children: string | null
  marks?: readonly MarkedText[] | undefined
  as?: keyof typeof marked
}) {
  if (!children) return <p className="text-muted">{m.moderation_nothing()}</p>
  return (
    <p className={cn('wrap-anywhere whitespace-pre-line', textSide(children))} dir="auto">
      {marks
        ? marks.map(({ text, isChanged }, at) =>
            isChanged ? (
              // Marks never move.
              // oxlint-disable-next-line no-array-index-key
              <As key={at} className={marked[As]}>
                {text}
              </As>
            ) : (
              text
            ),
          )
        : children}
    </p>
  )
}

/** Where a place lies, on the small map of its page if that shows it; a larger map is a link away. */
function OnMap({ spot }: { spot: Spot | null }) {
  if (!spot) return <p className="mt-1 text-sm text-muted">{m.moderation_no_point()}</p>
  const { latitude, longitude, onSmallMap } = spot
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return (
    <div className="mt-2">
      {onSmallMap && (
        <div aria-hidden dir="ltr" className="relative w-28">
          <img
            src={`/map/israel-${pageLanguage()}.svg`}
            alt=""
            width={240}
            height={444}
            loading="lazy"
            className="block h-auto w-full rounded-field dark:opacity-80"
          />
          <span
            className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-donate shadow-float dark:bg-[#9b1c3b]"
            style={{ left: percent(onSmallMap.left), top: percent(onSmallMap.top) }}
          />
        </div>
      )}
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
        rel="noopener noreferrer"
        className="mt-1 inline-flex items-center gap-1.5 text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <MapPin aria-hidden className="size-4 shrink-0" />
        {m.detail_on_map()}
      </a>
    </div>
  )
}

/** The same in each language, or one empty text. */
function orNothing(texts: string[]): string[] {
  return texts.length > 0 ? texts : ['']
}

function Pictures({ itemId, pictures, ...item }: Omit<ComparedPictures, 'currentPictures'>) {
  if (pictures.length === 0) {
    return (
      <figure>
        <ItemPicture
          item={{ ...item, id: itemId, image: null }}
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
      {pictures.map((picture, at) => (
        <li key={picture.fileId} className="w-44 min-w-0">
          <a href={fileAddress(picture.fileId, 1600)} className="block">
            <img
              src={fileAddress(picture.fileId, 480)}
              lang={langOf(picture.alt)}
              alt={picture.alt || m.posts_picture_number({ number: at + 1 })}
              width={480}
              height={360}
              loading="lazy"
              className="aspect-4/3 w-full rounded-field bg-sand object-cover"
            />
          </a>
          {orNothing(inEachOf(picture, 'caption')).map((caption) => (
            <p
              key={caption}
              lang={langOf(caption)}
              dir="auto"
              className="mt-1 text-start text-sm wrap-anywhere"
            >
              {caption || <span className="text-muted">{m.moderation_no_caption()}</span>}
            </p>
          ))}
          {orNothing(inEachOf(picture, 'alt')).map((alt) => (
            <p key={alt} dir="auto" className="text-start text-sm text-muted wrap-anywhere">
              {alt ? m.moderation_picture_alt({ alt }) : m.moderation_no_alt()}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
