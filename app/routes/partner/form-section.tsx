import { useId, type ReactNode } from 'react'
import { cn } from '#app/ui/class-names.ts'
import { Card } from '#app/ui/card.tsx'

/** A section of an editor: heading, help text and fields. */
export function FormSection({
  title,
  lead,
  className,
  children,
}: {
  title: string
  lead?: string
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <Card role="group" aria-labelledby={heading} className={cn('flex flex-col gap-5', className)}>
      <div>
        <h2 id={heading} className="font-display text-subheading font-bold">
          {title}
        </h2>
        {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
