import { useId, type ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A section of an editor: heading, help text and fields. */
export function FormSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <Card role="group" aria-labelledby={heading} className="flex flex-col gap-5">
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
