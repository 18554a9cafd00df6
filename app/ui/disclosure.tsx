import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Opening one closes the others with the same name. */
  name?: string
  className?: string
}

/** A collapsible section, based on the native `details`. Adjacent ones share hairlines. */
export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  return (
    <details
      open={open}
      name={name}
      className={cn('group border-b border-line first-of-type:border-t', className)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium hover:text-primary">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-text pb-5 text-muted">{children}</div>
    </details>
  )
}
