import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

export type IconButtonProps = ComponentProps<'button'> & {
  /** Accessible name and tooltip. */
  label: string
  asChild?: boolean
}

/** An icon-only button, 44 px square; with `asChild`, a link in that style. */
export function IconButton({ label, asChild = false, className, ...rest }: IconButtonProps) {
  const Part = asChild ? Slot.Root : 'button'
  return (
    <Part
      type={asChild ? undefined : 'button'}
      aria-label={label}
      title={label}
      className={cn(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-field text-ink transition-colors',
        'hover:bg-primary-tint hover:text-primary disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-5',
        className,
      )}
      {...rest}
    />
  )
}
