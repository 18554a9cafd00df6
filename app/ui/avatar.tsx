import { cn } from './class-names.ts'
import { Monogram, type MonogramProps } from './monogram.tsx'

const sizes = {
  small: [32, 'size-8'],
  medium: [44, 'size-11'],
  large: [64, 'size-16'],
  huge: [96, 'size-24'],
} as const

/** A person's or organization's picture, or a monogram if there is none. Decorative, like the monogram. */
export function Avatar({
  src,
  size = 'medium',
  shape = 'round',
  className,
  name,
}: MonogramProps & { src?: string | null | undefined }) {
  if (!src) return <Monogram {...{ name, size, shape, className }} />
  const [pixels, look] = sizes[size]
  return (
    <img
      src={src}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
      className={cn(
        // Pictures can have any aspect ratio.
        'shrink-0 bg-sand object-cover',
        look,
        shape === 'round' ? 'rounded-full' : 'rounded-field',
        className,
      )}
    />
  )
}
