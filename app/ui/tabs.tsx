import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { bringIntoView } from './bring-into-view.ts'
import { cn } from './class-names.ts'

export type Tab = { to: string; label: ReactNode; current: boolean; count?: number | undefined }

/** Views of one page, each with its own URL. Scrolls sideways if they do not fit. */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string
  tabs: readonly Tab[]
  className?: string
}) {
  const strip = useRef<HTMLElement>(null)
  const chosen = tabs.find(({ current }) => current)?.to
  useEffect(() => {
    if (strip.current && chosen !== undefined) bringIntoView(strip.current, chosen)
  }, [chosen])
  return (
    <nav
      ref={strip}
      aria-label={label}
      className={cn('edge-shade overflow-x-auto border-b border-line', className)}
    >
      <ul className="flex min-w-max gap-1">
        {tabs.map(({ to, label: words, current, count }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-muted transition-colors',
                // The scroll container would clip an outer outline.
                'rounded-t-field -outline-offset-2 hover:text-ink',
                current && 'border-primary text-primary hover:text-primary',
              )}
            >
              {words}
              {count !== undefined && (
                <span className="rounded-full bg-sand px-2 text-xs leading-5 text-ink tabular-nums">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
