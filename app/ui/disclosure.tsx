import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Of those that share a name, opening one closes the others. */
  name?: string
  className?: string
}

/** A line that unfolds, by the browser's own `details`. Lines in a row share hairlines. */
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
