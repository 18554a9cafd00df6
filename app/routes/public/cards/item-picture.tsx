import { PICTURE_WIDTHS } from '#domain/files/file.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { cn } from '#app/ui/class-names.ts'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { landscapeOf } from './landscape-of.ts'

export type ItemPictureProps = {
  item: Pick<ProjectEventCard, 'id' | 'image' | 'district' | 'region'>
  /** The rendered width, as the `sizes` attribute of an image. */
  sizes: string
  width?: number
  height?: number
  /** Alternative text, if the picture is not just decoration. */
  alt?: string
  /** The first image on the page: loaded eagerly. */
  first?: boolean
  className?: string
}

/** An item's picture or its generated landscape. Decorative next to a title, unless it has an `alt` text. */
export function ItemPicture({
  item,
  sizes,
  width = 640,
  height = 400,
  alt = '',
  first = false,
  className,
}: ItemPictureProps) {
  if (item.image === null) {
    return (
      <Landscape
        {...landscapeOf(item)}
        width={width}
        height={height}
        first={first}
        className={cn('block dark:brightness-90', className)}
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
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('bg-sand object-cover', className)}
    />
  )
}
