import { Images } from 'lucide-react'
import { m } from '#messages'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { ItemPicture } from '../../cards/item-picture.tsx'
import { langOf } from '#platform/text/language.ts'
import { altOf, langOfAlt } from './shown-picture.ts'
import { useLightbox } from './use-lightbox.tsx'

const look = 'h-[clamp(8.5rem,26vw,19rem)] w-full rounded-card'

/** The first picture, large, with the number of all; or the drawn landscape. */
export function MainPicture({ item }: { item: PublicProjectEvent }) {
  const { linkTo, lightbox } = useLightbox(item)
  const [main] = item.pictures
  const count = item.pictures.length
  const picture = {
    item,
    sizes: '(min-width: 1200px) 50rem, 96vw',
    width: 1200,
    height: 420,
    first: true,
    className: look,
  }
  if (!main) return <ItemPicture {...picture} />
  return (
    <figure>
      <a {...linkTo(0)} className="group/main relative block rounded-card">
        <ItemPicture {...picture} alt={altOf(item, 0)} lang={langOfAlt(item, 0)} />
        {count > 1 && (
          <span className="absolute end-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-sm font-medium text-ink group-hover/main:text-primary">
            <Images aria-hidden className="size-4" />
            {m.detail_pictures_count({ count })}
          </span>
        )}
      </a>
      {main.caption && (
        <figcaption
          lang={langOf(main.caption)}
          dir="auto"
          className="mt-2 text-start text-sm text-muted wrap-anywhere"
        >
          {main.caption}
        </figcaption>
      )}
      {lightbox}
    </figure>
  )
}
