import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { sectionLabel } from './section-labels.ts'
import { sectionAddress, type Section } from './sections.ts'

type SectionCardProps = {
  section: Section
  isComplete: boolean
  /** What its link says; without one, none is shown. */
  action: string | null
  children: ReactNode
}

/** One section as the overview shows it: what is there, whether it is complete, and the way to change it. */
export function SectionCard({ section, isComplete, action, children }: SectionCardProps) {
  return (
    <Card className="sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="font-display text-subheading font-bold">{sectionLabel(section)}</h2>
          <StatusBadge tone={isComplete ? 'success' : 'warning'}>
            {isComplete ? m.partneradmin_complete() : m.partneradmin_incomplete()}
          </StatusBadge>
        </div>
        {action && (
          <Link
            to={sectionAddress(section)}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
          >
            <PencilLine aria-hidden className="size-4" />
            <span>
              {action}
              <VisuallyHidden>{` (${sectionLabel(section)})`}</VisuallyHidden>
            </span>
          </Link>
        )}
      </div>
      {children}
    </Card>
  )
}
