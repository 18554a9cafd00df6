import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { buttonVariants, type ButtonLook } from './button-variants.ts'
import { cn } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The work is under way: the button says so and swallows further presses, but keeps the focus. */
    pending?: boolean
    /** Dresses the only child (a link) as the button instead of drawing one. */
    asChild?: boolean
  }

/** A button, or with `asChild` a link that looks like one. Sends its form unless told otherwise by `type`. */
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
