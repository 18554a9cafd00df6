import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

/** A small pill label, neutral unless styled by `className`. */
export function Badge({
  icon: Icon,
  className,
  children,
}: {
  icon?: LucideIcon | undefined
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-baseline gap-1.5 rounded-full bg-sand px-2.5 py-1 text-xs font-medium text-ink',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0 self-center" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
