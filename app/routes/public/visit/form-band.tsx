import { useId, type ReactNode } from 'react'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'

/** A section with a form, with its description beside it on wide screens and above it on narrow ones. */
export function FormBand({
  id,
  title,
  lead,
  className,
  children,
}: {
  id: string
  title: string
  lead: string
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={cn('py-section', className)}>
      <Container className="grid gap-x-14 gap-y-7 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id={heading} className="font-display text-heading font-bold tracking-[-0.01em]">
            {title}
          </h2>
          <p className="mt-3 max-w-text text-lead text-muted">{lead}</p>
        </div>
        {children}
      </Container>
    </section>
  )
}
