import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { buttonVariants, type ButtonLook } from './button-variants.ts'
import { cn } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a busy state and ignores further clicks, but keeps focus. */
    pending?: boolean
    /** Styles the only child (a link) as the button instead of rendering one. */
    asChild?: boolean
  }

/** A button, or with `asChild` a link that looks like one. Submits its form unless `type` says otherwise. */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size, wide }), className)
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      className={look}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
