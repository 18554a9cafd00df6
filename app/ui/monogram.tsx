import { cn } from './class-names.ts'
import { initialsOf } from './initials.ts'
import { tintOf } from './tint.ts'

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-11 text-sm',
  large: 'size-16 text-subheading',
  huge: 'size-24 text-heading',
}

export type MonogramProps = {
  name: string
  size?: keyof typeof sizes
  shape?: 'round' | 'square'
  className?: string | undefined
}

/** A name's initials on a tint that is always the same for that name. Decorative: the name is next to it. */
export function Monogram({ name, size = 'medium', shape = 'round', className }: MonogramProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid shrink-0 place-items-center font-display leading-none font-bold',
        shape === 'round' ? 'rounded-full' : 'rounded-field',
        sizes[size],
        tintOf(name),
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
