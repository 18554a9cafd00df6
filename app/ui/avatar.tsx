import { cn } from './class-names.ts'
import { Monogram, type MonogramProps } from './monogram.tsx'

const sizes = { small: 32, medium: 44, large: 64, huge: 96 }

/** A person's or an organization's picture, or the monogram while there is none. Decoration, as the monogram is. */
export function Avatar({
  src,
  size = 'medium',
  shape = 'round',
  className,
  name,
}: MonogramProps & { src?: string | null | undefined }) {
  if (!src) return <Monogram {...{ name, size, shape, className }} />
  return (
    <img
      src={src}
      alt=""
      width={sizes[size]}
      height={sizes[size]}
      loading="lazy"
      decoding="async"
      className={cn(
        'shrink-0 bg-sand object-cover',
        shape === 'round' ? 'rounded-full' : 'rounded-field',
        className,
      )}
    />
  )
}
