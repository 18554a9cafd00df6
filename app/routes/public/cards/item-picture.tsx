import type { Language } from '#platform/text/language.ts'
import { PICTURE_WIDTHS } from '#domain/files/file.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { cn } from '#app/ui/class-names.ts'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { SubjectPicture } from '#app/ui/subject/subject-picture.tsx'
import type { SubjectVariant } from '#app/ui/subject/subject.ts'
import { landscapeOf } from './landscape-of.ts'
import { variantOf, type Pictured } from './subject-of.ts'

export type ItemPictureProps = {
  item: Pick<ProjectEventCard, 'image' | 'region'> &
    Pictured & {
      /** In a list, what `keepApart` chose. */
      variant?: SubjectVariant | null
    }
  /** The rendered width, as the `sizes` attribute of an image. */
  sizes: string
  width?: number
  height?: number
  /** Alternative text, if the picture is not just decoration. */
  alt?: string
  /** The language of `alt`, if it is not that of the page. */
  lang?: Language | undefined
  /** The first image on the page: loaded eagerly. */
  first?: boolean
  className?: string
}

/**
 * An item's picture, or else a scene of its subject, or a landscape if that is unknown. Decorative next to a title,
 * unless it has an `alt` text.
 */
export function ItemPicture({
  item,
  sizes,
  width = 640,
  height = 400,
  alt = '',
  lang,
  first = false,
  className,
}: ItemPictureProps) {
  if (item.image === null) {
    const variant = item.variant ?? variantOf(item)
    const look = cn('block dark:brightness-90', className)
    if (variant)
      return <SubjectPicture {...{ variant, width, height, first }} label={alt} className={look} />
    return (
      <Landscape
        {...landscapeOf(item)}
        width={width}
        height={height}
        first={first}
        className={look}
      />
    )
  }
  const address = item.image.split('?')[0]
  return (
    <img
      src={item.image}
      srcSet={PICTURE_WIDTHS.map((px) => `${address}?w=${px} ${px}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('bg-sand object-cover', className)}
    />
  )
}
