import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

const grounds = { surface: 'border-line bg-surface', sand: 'border-transparent bg-sand' }

/** A surface separated from the page by a hairline; `sand` for quiet ones. */
export function Card({
  ground = 'surface',
  className,
  ...rest
}: ComponentProps<'div'> & { ground?: keyof typeof grounds }) {
  return (
    <div className={cn('rounded-card border p-5 sm:p-6', grounds[ground], className)} {...rest} />
  )
}
