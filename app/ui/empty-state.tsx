import type { ReactNode } from 'react'
import { Landscape } from './landscape/landscape.tsx'
import type { LandscapeRegion, Time } from './landscape/region.ts'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** A single link or button. */
  action?: ReactNode
  region?: LandscapeRegion
  time?: Time
  /** Heading level of the title. */
  level?: 2 | 3
}

/** An empty state: a small scene, an explanation, and one next step. */
export function EmptyState({
  title,
  children,
  action,
  region = 'judea',
  time = 'dawn',
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto flex max-w-form flex-col items-center px-4 py-10 text-center">
      <Landscape
        id="empty"
        region={region}
        time={time}
        className="h-32 w-52 rounded-card dark:brightness-90"
      />
      <Heading className="mt-6 font-display text-subheading font-bold">{title}</Heading>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
