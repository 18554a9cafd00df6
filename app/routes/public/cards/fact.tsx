import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One line about an item: when, where, or by whom. */
export function CardFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span dir="auto" className="line-clamp-2 min-w-0 text-start wrap-anywhere">
        {children}
      </span>
    </li>
  )
}
